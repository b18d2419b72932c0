true > false
