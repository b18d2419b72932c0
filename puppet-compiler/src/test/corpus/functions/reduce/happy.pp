notice([1,2,3].reduce |$m,$x| { $m + $x }, [1,2,3].reduce(10) |$m,$x| { $m + $x }, [].reduce |$m,$x| { 1 } == undef, {a=>1,b=>2}.reduce |$m,$x| { [$m[0], $m[1] + $x[1]] })
