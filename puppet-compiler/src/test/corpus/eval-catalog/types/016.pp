# logs only
notice([5] =~ Array[Bogus])
