generate('/bin/l s')
