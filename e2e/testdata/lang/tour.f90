module shapes
  implicit none
  type, abstract :: shape
    character(len=10) :: name = "none"
  contains
    procedure(area_i), deferred :: area
    procedure :: show
  end type
  abstract interface
    function area_i(self) result(a)
      import :: shape
      class(shape), intent(in) :: self
      real(8) :: a
    end function
  end interface
  type, extends(shape) :: circle
    real(8) :: r
  contains
    procedure :: area => circle_area
  end type
  type, extends(shape) :: rect
    real(8) :: w, h
  contains
    procedure :: area => rect_area
  end type
contains
  function circle_area(self) result(a)
    class(circle), intent(in) :: self
    real(8) :: a
    a = 3 * self%r**2
  end function
  function rect_area(self) result(a)
    class(rect), intent(in) :: self
    real(8) :: a
    a = self%w * self%h
  end function
  subroutine show(self)
    class(shape), intent(in) :: self
    print '(a,1x,f8.3)', trim(self%name), self%area()
  end subroutine
  recursive integer function fact(n) result(r)
    integer, intent(in) :: n
    if (n < 2) then
      r = 1
    else
      r = n * fact(n - 1)
    end if
  end function
  elemental real function poly(x)
    real, intent(in) :: x
    poly = x * x - 2 * x + 1
  end function
  subroutine opt(a, b)
    integer, intent(in) :: a
    integer, intent(in), optional :: b
    if (present(b)) then
      print *, "both", a + b
    else
      print *, "one", a
    end if
  end subroutine
end module
program main
  use shapes
  use, intrinsic :: iso_fortran_env, only: int64, real128
  implicit none
  integer :: i, j, k, n
  integer(int64) :: big
  real :: v(10), m(3, 3), t(3, 3)
  real(8), allocatable :: a(:), b(:, :)
  complex(8) :: z, w
  character(len=20) :: s, buf
  logical :: flag
  integer, pointer :: p
  integer, target :: tgt
  class(shape), allocatable :: sh
  common /blk/ n
  data v /10 * 1.5/
  n = 5
  print *, fact(10)
  v = [(real(i), i = 1, 10)]
  print '(10f7.2)', poly(v)
  do i = 1, 3
    do j = 1, 3
      m(i, j) = i * 10 + j
    end do
  end do
  t = matmul(m, transpose(m))
  print '(3f10.1)', t
  print *, sum(m), maxval(m), minloc(m), dot_product(v(1:3), v(4:6)), count(v > 4), any(v > 9), all(v > 0)
  allocate(a(n), b(2, n))
  a = [1d0, 2d0, 3d0, 4d0, 5d0]
  b(1, :) = a; b(2, :) = a(n:1:-1)
  print '(5f6.2)', b(2, ::2), b(1, 2:3)
  where (a > 2.5d0)
    a = a * 2
  elsewhere
    a = -a
  end where
  print '(5f8.3)', a
  z = (1d0, 2d0); w = z**2 + conjg(z) / (0d0, 1d0)
  print '(4f10.5)', w, sqrt(z)
  s = "hello"; s = trim(s) // " world"
  print *, len_trim(s), index(s, "wor"), s(3:7), adjustr(s(1:8)), repeat("ab", 3)
  write (buf, '(i5.3,a,es10.2)') 42, "x", 12345.678
  print *, buf
  read (buf, '(i5)') k
  print *, k, ishft(k, 2), iand(k, 7), ieor(k, 255), popcnt(k), mod(-7, 3), modulo(-7, 3), nint(2.5)
  big = huge(big); print *, big, big / 3_int64
  tgt = 7; p => tgt; p = p + 1; print *, tgt, associated(p)
  call opt(1); call opt(1, 2)
  allocate(circle :: sh); sh%name = "circle"
  select type (sh)
  type is (circle)
    sh%r = 2
  end select
  call sh%show()
  deallocate(sh); sh = rect("rect", 2d0, 3.5d0); call sh%show()
  select case (k)
  case (:10); print *, "small"
  case (11:50); print *, "middle"
  case default; print *, "large"
  end select
  outer: do i = 1, 10
    do j = 1, 10
      if (i * j == 42) exit outer
      if (j > i) cycle outer
    end do
  end do outer
  print *, i, j
  flag = .true. .neqv. (k > 10); print *, flag
  do concurrent (i = 1:10)
    v(i) = v(i)**2
  end do
  print '(5f9.2)', v
  print *, exp(1.0), sin(0.5d0), atan2(1.0, 2.0), real(z), aimag(z), abs(z), 2**10, 2.0**0.5, 10_8**12
  block
    real(10) :: e
    e = 1.0_10 / 3
    print '(f22.18)', e
  end block
  forall (i = 1:3) m(i, i) = 0
  print '(3f6.1)', m
  call sub(m, 3)
  stop
contains
  subroutine sub(x, nn)
    integer, intent(in) :: nn
    real, intent(inout) :: x(nn, nn)
    real :: loc(nn * 2)
    loc = 1; x = x + loc(1) + n
    print '(a,9f6.1)', "sub", x
  end subroutine
end program
