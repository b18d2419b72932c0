notice(t::optrep(), t::optrep('q'), t::optrep('q',1,2))
t::optrep(1)
