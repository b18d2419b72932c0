# logs only
create_resources('notify', {'a'=>{message=>'x'}, 'b'=>{}}, {message=>'d'})
create_resources('@notify', {'c'=>{}})
create_resources('class', {'nope'=>{}})
