Binary('YQ==') + 'x'
