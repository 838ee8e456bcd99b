; How many ways there are to place queens on boards, and lists sorted.
(define (safe? row distance placed)
  (if placed
    (if (= (car placed) row) nil
      (if (= (car placed) (+ row distance)) nil
        (if (= (car placed) (- row distance)) nil
          (safe? row (+ distance 1) (cdr placed)))))
    1))
(define (place n row column placed)
  (if (= row 0) 0
    (+ (if (safe? row 1 placed)
         (if (= column 1) 1 (place n n (- column 1) (cons row placed)))
         0)
       (place n (- row 1) column placed))))
(define (queens n) (place n n n nil))

(define (down n) (if (= n 0) nil (cons n (down (- n 1)))))
(define (append a b) (if a (cons (car a) (append (cdr a) b)) b))
(define (reverse a) (if a (append (reverse (cdr a)) (cons (car a) nil)) nil))
(define (below x list) (if list (if (< (car list) x) (cons (car list) (below x (cdr list))) (below x (cdr list))) nil))
(define (above x list) (if list (if (< (car list) x) (above x (cdr list)) (cons (car list) (above x (cdr list)))) nil))
(define (sort list)
  (if list
    (let (first (car list))
      (append (sort (below first (cdr list))) (cons first (sort (above first (cdr list))))))
    nil))
(define (shuffled n seed) (if (= n 0) nil (cons seed (shuffled (- n 1) (let (x (* seed 75)) (- x (* 1009 (quotient x 1009 0))))))))
(define (quotient a b q) (if (< a b) q (quotient (- a b) b (+ q 1))))

(queens 6)
(queens 8)
(reverse (down 12))
(sort (shuffled 16 7))
(cons (cons 1 2) (cons nil 3))
