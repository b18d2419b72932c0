[Binary('YWJj')[1], Binary('YWJj')[0, 2], Binary('YWJj')[7]]
