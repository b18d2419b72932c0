Binary('YQ==') + Binary('Yg==')
