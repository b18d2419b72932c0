notice(generate('/bin/echo'), generate('/bin/echo', '-n', 'a  b', '$HOME;x'))
