floor('2,9')
