$x = @("END")
   a ${ foo(
     1) } b
   | END