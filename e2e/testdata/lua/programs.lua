-- Longer runs: queens, n-body, spectral norm, matrix product, sieve, permutations, a big-number factorial, life, string building.
local function queens(n)
  local rows, up, down, count = {}, {}, {}, 0
  local function place(r)
    if r > n then count = count + 1 return end
    for c = 1, n do
      if not (rows[c] or up[r + c] or down[r - c]) then
        rows[c], up[r + c], down[r - c] = true, true, true
        place(r + 1)
        rows[c], up[r + c], down[r - c] = nil, nil, nil
      end
    end
  end
  place(1)
  return count
end
print("queens", queens(6), queens(7))

local bodies = {
  {x = 0, y = 0, z = 0, vx = 0, vy = 0, vz = 0, m = 39.47841760435743},
  {x = 4.84, y = -1.16, z = -0.10, vx = 0.6, vy = 2.8, vz = -0.02, m = 0.03769367487038949},
  {x = 8.34, y = 4.12, z = -0.4, vx = -1.01, vy = 1.8, vz = 0.008, m = 0.011286326131968767},
}
local function advance(dt)
  for i = 1, #bodies do
    local a = bodies[i]
    for j = i + 1, #bodies do
      local b = bodies[j]
      local dx, dy, dz = a.x - b.x, a.y - b.y, a.z - b.z
      local d2 = dx * dx + dy * dy + dz * dz
      local mag = dt / (d2 * math.sqrt(d2))
      a.vx, a.vy, a.vz = a.vx - dx * b.m * mag, a.vy - dy * b.m * mag, a.vz - dz * b.m * mag
      b.vx, b.vy, b.vz = b.vx + dx * a.m * mag, b.vy + dy * a.m * mag, b.vz + dz * a.m * mag
    end
  end
  for _, b in ipairs(bodies) do b.x, b.y, b.z = b.x + dt * b.vx, b.y + dt * b.vy, b.z + dt * b.vz end
end
for _ = 1, 2000 do advance(0.01) end
print(("bodies %.9f %.9f %.9f"):format(bodies[1].x, bodies[2].y, bodies[3].vz))

local function A(i, j) local ij = i + j - 1 return 1.0 / (ij * (ij - 1) * 0.5 + i) end
local function Av(x, n, t)
  local y = {}
  for i = 1, n do
    local s = 0
    for j = 1, n do s = s + x[j] * (t and A(j, i) or A(i, j)) end
    y[i] = s
  end
  return y
end
local n, u, v = 40, {}, nil
for i = 1, n do u[i] = 1 end
for _ = 1, 5 do v = Av(Av(u, n), n, true) u = Av(Av(v, n), n, true) end
local vBv, vv = 0, 0
for i = 1, n do vBv, vv = vBv + u[i] * v[i], vv + v[i] * v[i] end
print(("norm %.9f"):format(math.sqrt(vBv / vv)))

local limit, composite, primes = 20000, {}, 0
for i = 2, limit do
  if not composite[i] then
    primes = primes + 1
    for j = i * i, limit, i do composite[j] = true end
  end
end
print("primes", primes)

local function permutations(list, n, visit)
  if n == 0 then return visit(list) end
  for i = 1, n do
    list[n], list[i] = list[i], list[n]
    permutations(list, n - 1, visit)
    list[n], list[i] = list[i], list[n]
  end
end
local seen, hash = 0, 0
permutations({1, 2, 3, 4, 5, 6}, 6, function(l) seen = seen + 1 hash = (hash * 31 + l[1] * 7 + l[6]) & 0xffffffff end)
print("permutations", seen, hash)

local digits = {1}
for k = 2, 60 do
  local carry = 0
  for i = 1, #digits do
    local x = digits[i] * k + carry
    digits[i], carry = x % 10000, x // 10000
  end
  while carry > 0 do digits[#digits + 1] = carry % 10000 carry = carry // 10000 end
end
local text = {tostring(digits[#digits])}
for i = #digits - 1, 1, -1 do text[#text + 1] = ("%04d"):format(digits[i]) end
print(table.concat(text))

local grid = {}
for i = 0, 15 do grid[i] = {} for j = 0, 15 do grid[i][j] = (i * 7 + j * 3) % 5 == 0 and 1 or 0 end end
for _ = 1, 20 do
  local new = {}
  for i = 0, 15 do
    new[i] = {}
    for j = 0, 15 do
      local s = -grid[i][j]
      for di = -1, 1 do for dj = -1, 1 do s = s + grid[(i + di) % 16][(j + dj) % 16] end end
      new[i][j] = (s == 3 or s == 2 and grid[i][j] == 1) and 1 or 0
    end
  end
  grid = new
end
local alive = 0
for i = 0, 15 do for j = 0, 15 do alive = alive + grid[i][j] end end
print("alive", alive)

local buffer = ""
for i = 1, 2000 do buffer = buffer .. string.char(97 + i * i % 26) if #buffer > 300 then buffer = buffer:sub(150) end end
local count = {}
for c in buffer:gmatch(".") do count[c] = (count[c] or 0) + 1 end
local keys = {}
for k in pairs(count) do keys[#keys + 1] = k end
table.sort(keys)
for _, k in ipairs(keys) do io.write(k, count[k], " ") end
print(#buffer)
