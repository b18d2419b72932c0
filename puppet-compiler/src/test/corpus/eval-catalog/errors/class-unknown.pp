# logs only
include nowhere::at_all
