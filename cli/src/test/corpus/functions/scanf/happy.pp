notice(scanf('42 apples', '%d %s'), scanf('ff', '%x'), scanf('3.5e2', '%f'))
