include bindings
notify { 'a': }
include bindings::default
site { 'a': p => 1 }
site { environment: }
site { $t: }
bindings { 'b': when => 1, layer => 2 }
when { 'c': }
Site { p => 9 }
$site = 1
$h = { site => bindings, when => categories }
$x = site ? { bindings => abstract, default => override }
notice bindings
class site::layers { }
define environment($categories = common) { }
function when($bindings) { $bindings }
