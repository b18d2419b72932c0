[Float[1], Float[1.5, 2.5], Float[default, 1.0], Float[0, 1]]
