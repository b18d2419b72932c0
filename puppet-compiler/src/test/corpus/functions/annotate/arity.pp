annotate()
