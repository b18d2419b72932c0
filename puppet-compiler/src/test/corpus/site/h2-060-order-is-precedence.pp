site { categories { dc => $facts['dc'], rack => $facts['rack'] } }
