# logs only
'File[/a]' -> Notify['x']
notify { 'x': }
