$a::b = 1
$b::c = "\q"
class plan { }
$h = {a=>1,a=>2}