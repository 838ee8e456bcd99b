// What an interpreter does: recursion, arrays, objects, strings, regular expressions, closures, sorting.
function fib(n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
function sieve(n) {
	var a = [], count = 0;
	for (var i = 2; i < n; i++) {
		if (!a[i]) { count++; for (var j = 2 * i; j < n; j += i) a[j] = true; }
	}
	return count;
}
function words() {
	var seen = {}, text = 'the live range of a value is split where the spill code of the other ranges costs less', list = text.split(' ');
	for (var k = 0; k < 20; k++)
		for (var i = 0; i < list.length; i++) seen[list[i] + k % 3] = (seen[list[i] + k % 3] || 0) + 1;
	var keys = [];
	for (var w in seen) keys.push(w + ':' + seen[w]);
	return keys.sort().join(' ').replace(/(\w)(\d):/g, '$2$1=').length;
}
function closures(n) {
	var f = [], s = 0;
	for (var i = 0; i < n; i++) f.push((function (k) { return function (x) { return x * k + s % 7; }; })(i));
	for (var i = 0; i < n; i++) s += f[i](i);
	return s;
}
function sorted(n) {
	var a = [], x = 17;
	for (var i = 0; i < n; i++) { x = (x * 1103515245 + 12345) % 2147483648; a.push(x % 1000); }
	a.sort(function (p, q) { return p - q; });
	return a[0] + ',' + a[n >> 1] + ',' + a[n - 1] + ',' + Math.sqrt(a[n - 1]).toFixed(4) + JSON.stringify({a: a.slice(0, 5), s: 'x\n'});
}
print([fib(15), sieve(2000), words(), closures(300), sorted(300)].join(' '));
