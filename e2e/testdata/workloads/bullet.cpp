// Boxes, spheres, cylinders and convex hulls fall in heaps.
#include <btBulletDynamicsCommon.h>
#include <cstdio>
#include <cstdlib>

int main(int argc, char **argv) {
	for (int i = argc > 1 ? atoi(argv[1]) : 1; i > 0; i--) {
		btDefaultCollisionConfiguration configuration;
		btCollisionDispatcher dispatcher(&configuration);
		btDbvtBroadphase broadphase;
		btSequentialImpulseConstraintSolver solver;
		btDiscreteDynamicsWorld world(&dispatcher, &broadphase, &solver, &configuration);
		world.setGravity(btVector3(0, -10, 0));
		btBoxShape ground(btVector3(50, 1, 50)), box(btVector3(0.5f, 0.5f, 0.5f));
		btSphereShape sphere(0.5f);
		btCylinderShape cylinder(btVector3(0.5f, 0.5f, 0.5f));
		btConvexHullShape hull;
		for (int k = 0; k < 8; k++)
			hull.addPoint(btVector3(k & 1 ? 0.6f : -0.5f, k & 2 ? 0.4f : -0.5f, k & 4 ? 0.5f : -0.7f));
		btCollisionShape *shapes[] = {&box, &sphere, &cylinder, &hull};
		btRigidBody floor(0, 0, &ground);
		world.addRigidBody(&floor);
		btRigidBody *bodies[48];
		for (int k = 0; k < 48; k++) {
			btCollisionShape *shape = shapes[k % 4];
			btVector3 inertia;
			shape->calculateLocalInertia(1, inertia);
			btTransform at;
			at.setIdentity();
			at.setOrigin(btVector3(k % 3 * 1.1f, 2 + k / 9 * 1.3f, k / 3 % 3 * 1.1f));
			btRigidBody::btRigidBodyConstructionInfo info(1, 0, shape, inertia);
			info.m_startWorldTransform = at;
			bodies[k] = new btRigidBody(info);
			world.addRigidBody(bodies[k]);
		}
		for (int step = 0; step < 40; step++)
			world.stepSimulation(1.0f / 60, 1);
		for (btRigidBody *b : bodies) {
			btVector3 p = b->getWorldTransform().getOrigin();
			printf("%.3f %.3f %.3f\n", p.x(), p.y(), p.z());
			world.removeRigidBody(b);
			delete b;
		}
		world.removeRigidBody(&floor);
	}
}
