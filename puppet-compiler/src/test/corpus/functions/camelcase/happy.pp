notice(camelcase('abc_def'), camelcase(['a_b', 'c']), camelcase(1), camelcase('_x__y_'))
