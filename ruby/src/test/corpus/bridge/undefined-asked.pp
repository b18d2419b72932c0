class k { $v = 1 }
include k
notice(inline_template('<%= scope["zzz"].inspect %> <%= scope["::yyy"].inspect %> <%= scope["k::nov"].inspect %> <%= scope["::k::now"].inspect %> <%= scope["nok::v"].inspect %> <%= scope["::nok::w"].inspect %> <%= scope.lookupvar("aaa").inspect %> <%= scope.lookupvar("::zzz").inspect %> <%= scope["a::b::c"].inspect %>'))
