undef =~ /a/
