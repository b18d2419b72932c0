# logs only
type A = Struct[{a=>Integer}]
class c(A $p) { }
class { 'c': p => {a=>'x'} }
