$a = @("END")
  text ${1 / 0}
  | END
