# logs only
notice(Callable[Integer,String], Callable[[Integer],String], Callable[0,0], Callable[Integer,1,2], Callable[Integer,Callable], Callable)
notice(Callable[1,2,3])
