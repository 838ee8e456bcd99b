// A stack of boxes and circles inside walls, with springs and motors.
#include "text.h"
#include <chipmunk/chipmunk.h>

int main(int argc, char **argv) {
	for (int i = reps(argc, argv); i > 0; i--) {
		cpSpace *space = cpSpaceNew();
		cpSpaceSetIterations(space, 20);
		cpSpaceSetGravity(space, cpv(0, -100));
		cpBody *ground = cpSpaceGetStaticBody(space);
		cpVect corner[] = {cpv(-320, 240), cpv(-320, -240), cpv(320, -240), cpv(320, 240)};
		for (int k = 0; k < 3; k++)
			cpShapeSetFriction(cpSpaceAddShape(space, cpSegmentShapeNew(ground, corner[k], corner[k + 1], 0)), 1);
		cpBody *body[120];
		for (int k = 0; k < 120; k++) {
			body[k] = cpSpaceAddBody(space, cpBodyNew(1, cpMomentForBox(1, 30, 30)));
			cpBodySetPosition(body[k], cpv(k % 12 * 34 - 180, k / 12 * 32 - 200 + k % 5));
			cpShape *s = k % 3 ? cpBoxShapeNew(body[k], 30, 30, 0.5) : cpCircleShapeNew(body[k], 15, cpvzero);
			cpShapeSetFriction(cpSpaceAddShape(space, s), 0.8);
			if (k % 7 == 6)
				cpSpaceAddConstraint(space, cpDampedSpringNew(body[k - 1], body[k], cpvzero, cpvzero, 30, 20, 0.3));
			if (k % 11 == 10)
				cpSpaceAddConstraint(space, cpSimpleMotorNew(body[k], ground, 2));
		}
		for (int step = 0; step < 60; step++)
			cpSpaceStep(space, 1.0 / 60);
		for (int k = 0; k < 120; k++)
			printf("%.3f %.3f %.3f\n", cpBodyGetPosition(body[k]).x, cpBodyGetPosition(body[k]).y, cpBodyGetAngle(body[k]));
	}
}
