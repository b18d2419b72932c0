emerg(Integer[1], true, [undef])
