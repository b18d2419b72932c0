[Pattern[/a/], Pattern['a.c'], Pattern[/a/, /b/], Pattern[Pattern[/c/]], 'abc' =~ Pattern['^b']]
