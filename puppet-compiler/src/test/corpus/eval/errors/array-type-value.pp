Array['Integer']
