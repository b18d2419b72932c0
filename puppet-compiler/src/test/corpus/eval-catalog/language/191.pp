# logs only
notice(Data[1])
