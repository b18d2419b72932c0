file { 'conf': path => '/etc/conf', alias => ['configuration', 'c'] }
notify { 'by path': require => File['/etc/conf'] }
notify { 'by alias': subscribe => File['configuration'], name => 'renamed' }
notify { 'by name': before => Notify['renamed'], require => File['/etc/conf/'] }
