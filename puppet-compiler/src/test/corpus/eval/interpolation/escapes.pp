["a\tb\nc\\d\"e\$f\s", 'a\tb\'c\\d', "\u00e9\u{1f600}", "tab\there"]
