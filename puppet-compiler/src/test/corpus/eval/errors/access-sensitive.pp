Sensitive('a')[0]
