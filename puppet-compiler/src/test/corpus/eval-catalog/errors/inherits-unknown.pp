class c inherits nowhere { }
include c
