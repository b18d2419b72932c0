$a = Sql[?? title == main]
$b = Sql[?? title == 'x' and (port > 3 or ! tag ~= /x/) and not user ~! "a"][0]['title']
$c = [Web::Site[?? not (port <= 1) or exported != false and type =~ 'a' or certname !~ $x], File[?? port >= 1 or port < 0]]
