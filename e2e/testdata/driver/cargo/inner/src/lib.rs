pub fn sum(v: &[u32]) -> u32 { v.iter().sum() } #[inline(never)] pub fn boom(n: usize) { let v = vec![1u8; n]; println!("{}", v[n]); }
