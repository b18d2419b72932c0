class api($from_hash = undef, $place = undef, $names = undef, $k_one = undef) { }
