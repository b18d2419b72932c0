site { categories { node => "${facts['rack']}-x" } }
