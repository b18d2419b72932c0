contain a
include b
'x'