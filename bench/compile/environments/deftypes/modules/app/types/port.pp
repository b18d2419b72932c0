type App::Port = Integer[1024, 65535]
