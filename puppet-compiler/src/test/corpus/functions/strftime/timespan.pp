$t = Timespan({days=>1,hours=>2,minutes=>3,seconds=>4,milliseconds=>500})
notice(strftime($t, '%D %H %M %S %L %N'), strftime($t, '%H:%M:%S'), strftime($t, '%S.%-N'), strftime($t, '%_3H|%-M|%05S|%L'))
