sort([undef, undef])
