# logs only
file { '/x': mode => '0644' }
notice(File['/x']['mode'], File['/x']['owner'])
notice(File['/x','/y']['mode'])
