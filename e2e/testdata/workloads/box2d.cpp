// A pyramid of boxes falls on the ground; a ball on a rope of joints swings into it.
#include <box2d/box2d.h>
#include <cstdio>
#include <cstdlib>

static void box(b2World &world, float x, float y) {
	b2BodyDef def;
	def.type = b2_dynamicBody;
	def.position.Set(x, y);
	b2PolygonShape shape;
	shape.SetAsBox(0.5f, 0.5f);
	world.CreateBody(&def)->CreateFixture(&shape, 5.0f);
}

static void rope(b2World &world, b2Body *ground) {
	b2Body *last = ground;
	for (int i = 1; i <= 12; i++) {
		b2BodyDef def;
		def.type = b2_dynamicBody;
		def.position.Set(-14.0f + i, 14.0f);
		b2Body *body = world.CreateBody(&def);
		b2CircleShape shape;
		shape.m_radius = i == 12 ? 1.5f : 0.2f;
		body->CreateFixture(&shape, 10.0f);
		b2RevoluteJointDef joint;
		joint.Initialize(last, body, b2Vec2(-14.5f + i, 14.0f));
		world.CreateJoint(&joint);
		last = body;
	}
}

int main(int argc, char **argv) {
	for (int i = argc > 1 ? atoi(argv[1]) : 1; i > 0; i--) {
		b2World world(b2Vec2(0.0f, -10.0f));
		b2BodyDef def;
		b2Body *ground = world.CreateBody(&def);
		b2EdgeShape edge;
		edge.SetTwoSided(b2Vec2(-40.0f, 0.0f), b2Vec2(40.0f, 0.0f));
		ground->CreateFixture(&edge, 0.0f);
		for (int row = 0; row < 12; row++)
			for (int k = row; k < 12; k++)
				box(world, 1.125f * (k - 0.5f * row), 0.75f + 1.05f * row);
		rope(world, ground);
		for (int step = 0; step < 100; step++)
			world.Step(1.0f / 60.0f, 8, 3);
		for (b2Body *b = world.GetBodyList(); b; b = b->GetNext())
			printf("%.3f %.3f %.3f\n", b->GetPosition().x, b->GetPosition().y, b->GetAngle());
	}
}
