[camelcase(''), camelcase('_a__b_'), camelcase(['a_b', 'C_D']), camelcase(3), camelcase('ünï_ö')]
