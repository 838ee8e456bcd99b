!mod$ v1 sum:908881ed6064b906
module shapes
type,abstract::shape
character(10_4,1)::name="none      "
contains
procedure(area_i),deferred::area
procedure::show
end type
abstract interface
function area_i(self) result(a)
import::shape
class(shape),intent(in)::self
real(8)::a
end
end interface
type,extends(shape)::circle
real(8)::r
contains
procedure::area=>circle_area
end type
type,extends(shape)::rect
real(8)::w
real(8)::h
contains
procedure::area=>rect_area
end type
contains
function circle_area(self) result(a)
class(circle),intent(in)::self
real(8)::a
end
function rect_area(self) result(a)
class(rect),intent(in)::self
real(8)::a
end
subroutine show(self)
class(shape),intent(in)::self
end
recursive function fact(n) result(r)
integer(4),intent(in)::n
integer(4)::r
end
elemental function poly(x)
real(4),intent(in)::x
real(4)::poly
end
subroutine opt(a,b)
integer(4),intent(in)::a
integer(4),intent(in),optional::b
end
end
