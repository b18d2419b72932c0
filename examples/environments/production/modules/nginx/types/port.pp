# A port an ordinary site may listen on.
type Nginx::Port = Integer[1, 65535]
