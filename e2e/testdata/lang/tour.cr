# Classes, hashes, blocks, exceptions, fibers and channels, unions, overflow.
class Shape
  getter id : Int32
  def initialize(@id); end
  def area : Float64; 0.0; end
end
class Circle < Shape
  def initialize(id, @r : Float64); super(id); end
  def area : Float64; 3 * @r * @r; end
end
def fib(n : Int32) : Int64; n < 2 ? n.to_i64 : fib(n - 1) + fib(n - 2); end
h = Hash(String, Int32).new(0)
"the quick the lazy the end".split(' ').each { |w| h[w] += 1 }
puts h
shapes = [Shape.new(1), Circle.new(2, 1.5)] of Shape
shapes.each { |s| puts "#{s.id} #{s.area}" }
puts fib(20)
begin
  raise ArgumentError.new("bad") if h.size > 2
rescue ex : ArgumentError
  puts "rescued #{ex.message}"
ensure
  puts "ensured"
end
ch = Channel(Int32).new
spawn { 3.times { |i| ch.send(i * i) } }
3.times { puts ch.receive }
puts (1..10).select(&.even?).map { |x| x ** 2 }.sum
x = [1, "two", 3.5, nil]
x.each { |v| case v when Int32 then puts v + 1 when String then puts v.upcase else puts v.inspect end }
puts (1_i64 << 40), UInt128::MAX, 10 // 3, -7 % 3
begin; [1][5]; rescue IndexError; puts "index"; end
begin; puts Int32::MAX + shapes.size; rescue OverflowError; puts "overflow"; end
