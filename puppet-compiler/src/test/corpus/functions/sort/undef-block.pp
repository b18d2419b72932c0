sort([1,2]) |$a,$b| { undef }
