info('not shown')
