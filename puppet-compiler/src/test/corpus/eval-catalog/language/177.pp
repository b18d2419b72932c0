# logs only
notice(Resource['file'], Resource['file','/x'], File['/a','/b'], Class['a','b'], Resource[File])
notice(Resource[5])
