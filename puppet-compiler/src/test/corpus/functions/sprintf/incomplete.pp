sprintf('100%')
