#import <stdio.h>
#import <objc/objc.h>
#import <objc/Object.h>
#import <objc/runtime.h>
#import <objc/message.h>
@protocol Shape - (double) area; @end
@interface Base : Object { int ident; } + (id) make: (int) i; - (int) ident; - (const char *) name; @end
@implementation Base
+ (id) make: (int) i { Base *b = class_createInstance(self, 0); b->ident = i; return b; }
- (int) ident { return ident; }
- (const char *) name { return "base"; }
@end
@interface Circle : Base <Shape> { double r; } - (void) setRadius: (double) x; @end
@implementation Circle
- (void) setRadius: (double) x { r = x; }
- (double) area { return 3 * r * r; }
- (const char *) name { return "circle"; }
@end
@interface Base (Extra) - (int) twice; @end
@implementation Base (Extra) - (int) twice { return 2 * ident; } @end
int main(void) {
  Base *b = [Base make: 3]; Circle *c = [Circle make: 4]; [c setRadius: 1.5];
  printf("%d %s %d %s %g %d\n", [b ident], [b name], [c ident], [c name], [c area], [c twice]);
  id list[] = {b, c}; for (int i = 0; i < 2; i++) printf("%s %d\n", [list[i] name], class_conformsToProtocol(object_getClass(list[i]), @protocol(Shape)));

  SEL s = @selector(ident); printf("%d\n", ((int (*)(id, SEL))objc_msg_lookup(c, s))(c, s));
}
