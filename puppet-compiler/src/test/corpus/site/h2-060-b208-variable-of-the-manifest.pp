$mine = 1
site { categories { a => $mine } }
