[getvar('nope'), getvar('facts.nope.0'), getvar('nope', 7), getvar('facts.os.nope', 'else'), getvar('facts') == $facts]
