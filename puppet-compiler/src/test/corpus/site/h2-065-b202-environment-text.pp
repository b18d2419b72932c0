site { categories { environment => "true" } }
