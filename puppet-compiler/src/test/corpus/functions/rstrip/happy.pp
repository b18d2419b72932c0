notice("[${rstrip(" a 
\t")}]", rstrip(['a ', 'b']))
