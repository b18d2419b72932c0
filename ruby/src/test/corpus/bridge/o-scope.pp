$local = 1
class y { $local = 2
 notice(o_scope()) }
include y
notice(o_scope())
