Timestamp([])
