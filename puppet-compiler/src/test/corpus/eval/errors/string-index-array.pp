'hello'[0, {}]
