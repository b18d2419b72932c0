Float([1])
