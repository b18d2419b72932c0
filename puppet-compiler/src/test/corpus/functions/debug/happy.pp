debug('not shown')
