notice(json_data({'path' => 1}))
