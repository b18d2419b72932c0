Puppet::Functions.create_function(:'fs::names', Puppet::Functions::InternalFunction) do
  dispatch :names do
    scope_param
  end
  def names(scope)
    [scope['module_name'], scope.lookupvar('caller_module_name'), scope['settings::environment'], closure_scope['settings::strict'], Puppet[:environment].to_s, scope['title']]
  end
end
