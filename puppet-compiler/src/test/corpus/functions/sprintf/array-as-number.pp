sprintf('%d', [1])
