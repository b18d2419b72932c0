[File, File['/a'], File['/a', '/b'], File[['/a']], File[[]], Resource['file'], Resource[File], Resource['file', '/x'], Resource[File, 'a', 'b'], Resource['foo::bar', 'x']]
