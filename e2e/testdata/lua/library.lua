-- The library: strings and patterns, tables, sorting, utf8, packing, files, dates, the collector.
print(("hello world"):find("o w"), ("hello"):find("l+"), ("a.b"):find(".", 1, true))
print(("key = value"):match("^(%w+)%s*=%s*(%w+)$"))
print(("one two  three"):gsub("%s+", "-"), ("abc"):gsub("%w", "%0%0", 2))
print(("$name is $age"):gsub("%$(%w+)", {name = "Ann", age = 30}))
print(("x"):rep(5, ","), ("abc"):reverse(), ("MiXed"):lower(), ("MiXed"):upper(), ("abcdef"):sub(-3, -2))
for k, v in string.gmatch("a=1, b=2, c=3", "(%w+)=(%w+)") do io.write(k, v, ";") end
print()
print(("THE (quick) fox"):find("%((%a+)%)"), ("[[nested [x] ]]"):match("%b[]"), ("f(a(b)c)d"):gsub("%b()", "<>"))
print(("%d"):format(3), ("%05d|%-5d|%+d|%e|%.3g"):format(42, 42, 42, 12345.678, 0.00012345))
print(string.byte("ABC", 1, -1), string.char(72, 105))
print(tostring(12345678901234567890), tonumber("0x1p4"), tonumber("  12  "), tonumber("z", 36), tonumber("8", 8))

local t = {5, 2, 8, 1, 9, 3}
table.sort(t)
print(table.concat(t, " "))
table.sort(t, function(x, y) return x > y end)
print(table.concat(t, " ", 2, 4))
table.insert(t, 1, 100)
table.insert(t, 7)
print(table.remove(t), table.remove(t, 1), #t)
print(table.concat(table.move({1, 2, 3}, 1, 3, 2), ","))

local words, seed = {}, 42
for i = 1, 500 do
  seed = (seed * 1103515245 + 12345) % 2147483648
  words[i] = string.format("%c%c%d", 97 + seed % 26, 97 + seed // 26 % 26, seed % 100)
end
table.sort(words)
local good = true
for i = 2, #words do good = good and words[i - 1] <= words[i] end
print(good, words[1], words[250], words[500])

print(utf8.char(72, 228, 8364, 128512), utf8.len("häß€"), utf8.codepoint("€", 1))
for p, c in utf8.codes("aé€") do io.write(p, "=", c, " ") end
print()
local packed = string.pack("<i4 >i2 z s1 d", -2, 515, "zero", "len", 1.5)
print(#packed, string.unpack("<i4 >i2 z s1 d", packed))

local name = os.tmpname()
local f = assert(io.open(name, "w"))
f:write("line one\n", 42, " ", 3.5, "\nlast")
f:close()
for line in io.lines(name) do io.write("[", line, "]") end
print()
f = io.open(name)
print(f:read("l"), f:read("n"), f:read("n"), f:read("a"))
print(f:seek("set", 5), f:read(3), f:seek("end"))
f:close()
os.remove(name)
print(io.open("/no/such/file"))
print(os.date("!%Y-%m-%d %H:%M:%S", 86400 * 365), os.time({year = 2000, month = 1, day = 1, hour = 12}) > 0)

local weak = setmetatable({}, {__mode = "k"})
for i = 1, 1000 do weak[{}] = i end
collectgarbage()
local left = 0
for _ in pairs(weak) do left = left + 1 end
print(left, collectgarbage("count") < 20000)
collectgarbage("generational")
local keep = {}
for i = 1, 20000 do keep[i % 100] = {i, tostring(i)} end
print(keep[7][2], #keep)
local finalised = 0
for i = 1, 50 do setmetatable({}, {__gc = function() finalised = finalised + 1 end}) end
collectgarbage("incremental")
collectgarbage()
print(finalised)
print(string.dump(function(x) return x + 1 end):sub(1, 4) == "\27Lua", load(string.dump(function(x) return x + 1 end))(4))
print(math.abs(math.sin(1) ^ 2 + math.cos(1) ^ 2 - 1) < 1e-15, math.sqrt(2), math.exp(1), math.log(8, 2), math.pi)
print(next({}), rawlen({1, 2}), rawequal(t, t), type(debug.traceback()), debug.getinfo(1, "l").currentline)
