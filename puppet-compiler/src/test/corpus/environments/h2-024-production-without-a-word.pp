notice('nothing chosen')
