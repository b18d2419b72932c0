function wrong() >> String { 42 }
wrong()
