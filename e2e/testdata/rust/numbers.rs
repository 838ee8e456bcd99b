// Integers of all widths: checked, wrapping, saturating, overflowing; 128 bits; floats.
fn ops<T: Copy + std::fmt::Debug>(xs: &[T], f: impl Fn(T, T) -> String) { for &a in xs { for &b in xs { print!("{} ", f(a, b)); } } println!(); }
macro_rules! int { ($t:ty) => { ops(&[<$t>::MIN, <$t>::MAX, 0, 1, 7, <$t>::MAX / 2 + 1], |a, b| format!("{:?}{:?}{:?}{:x}{:x}{:?}{}{}", a.checked_add(b), a.checked_mul(b), a.checked_sub(b), a.wrapping_mul(b), a.saturating_sub(b), a.overflowing_add(b), a.leading_zeros(), a.rotate_left(5).count_ones())) } }
#[inline(never)] fn id<T>(x: T) -> T { x }
#[inline(never)] fn triple(a: u64, b: u128, c: i128) -> (u128, i128, u64, bool) { (b.wrapping_mul(a as u128), c / (a as i128 + 1), (b >> 70) as u64, c < b as i128) }
#[inline(never)] fn many(a: u128, b: u8, c: i128, d: f64, e: u128, f: f32) -> [u128; 2] { [a ^ e ^ b as u128, (c as u128).wrapping_add(d as u128) + f as u128] }
fn main() {
    int!(u8); int!(i8); int!(u16); int!(i16); int!(u32); int!(i32); int!(u64); int!(i64); int!(u128); int!(i128); int!(usize);
    println!("{:?} {:?}", triple(id(12345), id(1 << 99 | 77), id(-(1i128 << 80))), many(id(5), 6, id(-7), 8.5, id(9), 10.5));
    println!("{} {} {}", u128::MAX / id(1_000_000_007), i128::MIN % id(97), id(3u128).pow(70));
    for x in [0.0f64, -0.0, 1.5, -2.75, 1e300, f64::NAN, f64::INFINITY, 4294967296.5] { print!("{} {} {} {:e} {:?} ", x as i32, x as u8, x as i128, x, (x as f32).to_bits()); } println!();
    println!("{} {:.3} {} {}", id(2.0f64).sqrt(), id(1.0f64).exp(), id(7.0f64).rem_euclid(-3.0), id(2.5f32).round());
    println!("{} {:?} {}", "340282366920938463463374607431768211455".parse::<u128>().unwrap(), "-1".parse::<u8>().is_err(), u64::from_str_radix("zz", 36).unwrap());
}
