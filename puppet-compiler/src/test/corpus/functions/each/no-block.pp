each([1])
