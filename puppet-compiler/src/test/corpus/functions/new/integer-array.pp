Integer([])
