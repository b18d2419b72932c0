@notify { ['v', 'w']: }
realize(Notify['v', 'w'], [[Notify['v']]])
notice(realize(Notify['v']))
