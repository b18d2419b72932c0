@(END)
  text
  | END