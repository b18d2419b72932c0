String['abc']
