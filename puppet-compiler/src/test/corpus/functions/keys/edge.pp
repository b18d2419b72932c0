[keys({}), keys({1 => 2, undef => 3, [1] => 4})]
