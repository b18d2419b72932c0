err()
err({'a' => undef})
