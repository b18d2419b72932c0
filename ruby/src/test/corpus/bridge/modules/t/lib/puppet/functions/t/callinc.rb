Puppet::Functions.create_function(:'t::callinc') do
  dispatch :one do
  end
  def one
    r = call_function('include', 't')
    [r.class.name, closure_scope.catalog.classes.include?('t'), closure_scope['t::local'], closure_scope['::t::v'], closure_scope.lookupvar('nosuch')]
  end
end
