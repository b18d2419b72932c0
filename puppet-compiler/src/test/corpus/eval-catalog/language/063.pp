# logs only
break()
