# logs only
notice('a\tb\'c\\d\q')
