'a' =~ undef
