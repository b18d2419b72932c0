Integer('')
