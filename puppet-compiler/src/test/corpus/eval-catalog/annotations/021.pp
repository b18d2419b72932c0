# logs only
type A = Object[{attributes=>{a=>Hash, b=>Array}}]
$o = A({x=>{y=>1}}, [1,[2]])
notice(String($o, '%p'), String($o, '%s'), String($o, '%#s'))
notice(String([$o], '%#a'))
notice(String({k=>$o}, '%#h'))
notice(String($o, '%d'))
