$top = 'ground'
class holder { $own = 'own' notice(api::closure('top'), api::closure('own')) }
include holder
