Boolean['true']
