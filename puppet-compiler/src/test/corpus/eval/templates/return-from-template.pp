[inline_epp('a<% return(1) %>b'), inline_epp('a<% next([2]) %>b', {'x' => 1})]
