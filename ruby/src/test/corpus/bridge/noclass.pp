t::noclass()
