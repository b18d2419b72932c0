# logs only
notice(inline_epp('<%= undef %>|<%= [1,2] %>|<%= {a=>1} %>|<%= true %>|<%= Sensitive(1) %>'))
