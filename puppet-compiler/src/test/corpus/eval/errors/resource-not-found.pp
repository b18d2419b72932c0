Notify['nowhere']['message']
