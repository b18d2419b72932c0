Array[Frobnicate]
