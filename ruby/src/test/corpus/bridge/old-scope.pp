$top = 'ground'
include api
class holder { $own = 'own' notice(api_scope('own')) }
include holder
