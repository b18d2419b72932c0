[{'a' => 1}.slice(1) |$a, $b = 1| { }, [1, 2, 3].slice(2) |$a, $b = 'x'| { notice($a, $b) }]
