$top = 'ground'
class holder { $inner = 1 notice(api::scoped('inner'), api::scoped('top'), api::scoped('nothing')) }
include holder
