create_resources('@class', {a => {}})
