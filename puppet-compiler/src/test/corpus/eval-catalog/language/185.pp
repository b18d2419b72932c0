# logs only
file { '/x': mode => '0644' }
notice(File['/x']['bogus'])
