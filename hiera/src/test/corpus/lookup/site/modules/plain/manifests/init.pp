# a module without data
