$role = 'web'
node default { }
