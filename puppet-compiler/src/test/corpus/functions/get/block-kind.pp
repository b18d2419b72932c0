notice(get([1], 'b') |$e| { [$e.kind, $e.issue_code, $e.details] })
