'dev'
