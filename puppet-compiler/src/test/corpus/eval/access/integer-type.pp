[Integer[1], Integer[1, 5], Integer[default, 5], Integer[-5, default], Integer[default, default]]
