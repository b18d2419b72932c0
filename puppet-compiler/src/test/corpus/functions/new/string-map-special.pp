notice(String([1,'a',[2]], {Integer=>'%x', String=>'%p', Array=>'%(a'}), String(15, {Numeric=>'%d', Integer=>'%x'}))
