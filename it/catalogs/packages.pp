package { 'bash': ensure => installed }
package { 'nosuch-bindery-package': ensure => absent }
package { 'shell': name => 'dash', ensure => present, provider => 'apt' }
