-- The language: closures, varargs, goto, metatables, coroutines, errors, integer and float arithmetic.
local function counter()
  local n = 0
  return function(by) n = n + (by or 1); return n end
end
local a, b = counter(), counter()
a(); a(5); b()
print(a(), b(10))

local function pack2(...) return select("#", ...), ... end
print(pack2(1, nil, "x", nil))
print((pack2(1, 2)))
print(table.unpack({1, 2, 3}, 2))

for i = 1, 3 do
  for j = 1, 3 do
    if j == 2 then goto continue end
    io.write(i, ":", j, " ")
    ::continue::
  end
end
print()
for i = 10, 1, -3 do io.write(i, " ") end
for x = 0, 1, 0.25 do io.write(x, " ") end
print()

print(7 // 2, -7 // 2, 7 % -3, -7 % 3, 7.5 // 2, -7.5 % 2, 2 ^ 10, 7 / 2)
print(1 << 62, 1 << 63, 1 << 64, -1 >> 60, 5 & 3, 5 | 3, 5 ~ 3, ~5)
print(math.maxinteger + 1 == math.mininteger, math.maxinteger * 2.0)
print(1e15, 1e16, 0.1, -0.0, 1 / 0, -1 / 0, 3 | 0, 10 // 0.0)
print(math.type(1), math.type(1.0), math.type("1"), 3 == 3.0, "10" + 5, "0x10" * 2)
print(string.format("%d %5.2f %s %q %x %g %a", 42, 3.14159, "s", "a\nb", 255, 1e20, 0.5))
print(tostring(nil), tostring(true), #"abc", "a" .. 1 .. 2.0)
print(math.tointeger(3.0), math.floor(-3.5), math.ceil(-3.5), math.fmod(-7, 3), math.ult(1, -1))

local V = {}
V.__index = V
V.__add = function(p, q) return setmetatable({x = p.x + q.x}, V) end
V.__eq = function(p, q) return p.x == q.x end
V.__lt = function(p, q) return p.x < q.x end
V.__le = function(p, q) return p.x <= q.x end
V.__call = function(self, k) return self.x * k end
V.__tostring = function(self) return "V(" .. self.x .. ")" end
V.__len = function(self) return self.x end
V.__concat = function(p, q) return tostring(p) .. "|" .. tostring(q) end
V.__close = function(self) io.write("close ", self.x, "\n") end
local p, q = setmetatable({x = 3}, V), setmetatable({x = 4}, V)
print(tostring(p + q), p == q, p < q, p >= q, p(10), #q, p .. q)
do
  local r <close> = setmetatable({x = 9}, V)
  local k <const> = 5
  io.write("body ", k, "\n")
end

local co = coroutine.wrap(function(x)
  for i = 1, 3 do x = x + coroutine.yield(x * i) end
  return "done", x
end)
print(co(2), co(3), co(4), co(5))
local gen = coroutine.create(function() error({code = 7}) end)
local ok, err = coroutine.resume(gen)
print(ok, type(err), err.code, coroutine.status(gen))
print(pcall(error, "plain", 0))
print(pcall(function() local t = nil; return t.x end))
print(select(2, xpcall(function() error("deep", 0) end, function(m) return "handled " .. m end)))
local function depth(n) return n == 0 and 0 or 1 + depth(n - 1) end
print(depth(10000), pcall(function() local function f() return 1 + f() end return f() end) == false)
local function loop(n) if n == 0 then return "tail" end return loop(n - 1) end
print(loop(300000))
print(load("return 1 + ...")(41), load("syntax error here"))
