site { categories { rack => lookup('nosuch', { 'default_value' => 'fallback' }) } }
