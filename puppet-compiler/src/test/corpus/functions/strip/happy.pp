notice("[${strip(" a b 
")}]", strip([' a ', 'b']))
