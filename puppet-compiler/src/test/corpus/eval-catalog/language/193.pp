# logs only
notice("\t\n\r\s\$\"\'\\\u00e9\u{1F600}\q")
