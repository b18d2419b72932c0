notice 'one', 'two'
notice('three')
include()
