ty_apic { 'php-yum': v => '1' }
ty_apic { 'q': package => 'php', manager => 'yum' }
