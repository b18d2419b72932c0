function count_all(String $first, Integer *$rest) { [$first, $rest] }
[count_all('a'), count_all('a', 1, 2), count_all(*['b', 3])]
