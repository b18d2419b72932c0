# logs only
return()
