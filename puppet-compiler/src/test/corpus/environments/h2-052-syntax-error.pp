site { environment { 'dev' => 1 } }
