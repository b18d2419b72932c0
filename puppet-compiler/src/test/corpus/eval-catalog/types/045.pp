# logs only
class x { type A = Integer }
