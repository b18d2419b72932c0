group_by([1])
