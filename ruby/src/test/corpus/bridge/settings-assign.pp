$settings::strict = 'x'
