generate('/bin/../ls')
