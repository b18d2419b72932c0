notice(split('a-b+c', '([-+])'), split(' a b ', ' '))
