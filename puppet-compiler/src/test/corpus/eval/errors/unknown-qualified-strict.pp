# strict_variables: true
$x = $nope::deeper::still
