ty_apic { 'php-yum': }
ty_apic { 'php-gem': }
ty_apic { 'only': manager => 'x' }
