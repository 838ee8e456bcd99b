// Structures, enums with and without data, options, slices, strings, closures.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Colour {
    Red,
    Green,
    Other(u8, u8),
}

#[derive(Debug)]
enum Shape {
    Dot,
    Circle { radius: f64, colour: Colour },
    Line(i32, i32),
}

struct Pair<T> {
    first: T,
    second: Option<T>,
}

#[inline(never)]
fn area(s: &Shape, scale: u32) -> f64 {
    let factor = scale as f64 * 2.0;
    let result = match s {
        Shape::Dot => 0.0,
        Shape::Circle { radius, .. } => radius * radius * factor,
        Shape::Line(a, b) => (b - a) as f64,
    };
    println!("{}", result); // line A
    result
}

#[inline(never)]
fn longest(words: &[&str], least: usize) -> usize {
    let mut best = least;
    for w in words {
        if w.len() > best {
            best = w.len();
        }
    }
    println!("{}", best); // line B
    best
}

fn main() {
    let n = std::env::args().count() as i32;
    let pair = Pair { first: n as u16 + 4, second: Some(9u16) };
    let colour = if n > 5 { Colour::Red } else if n > 3 { Colour::Green } else { Colour::Other(3, 4) };
    let circle = Shape::Circle { radius: 1.5, colour };
    let line = Shape::Line(n, 8);
    let total = area(&circle, 3) + area(&line, 1) + area(&Shape::Dot, 0);
    let words = ["one", "three", "five"];
    let add = |k: usize| k + words.len();
    let sum = add(longest(&words, 2));
    println!("{} {} {} {:?}", total, sum, pair.first, pair.second); // line C
}
