notice(Timestamp('Sep 21 2016', ['%Y', '%b %d %Y']), Timestamp({string=>'2016', format=>'%Y', timezone=>'EST'}))
