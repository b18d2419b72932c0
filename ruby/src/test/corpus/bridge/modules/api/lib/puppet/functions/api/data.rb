Puppet::Functions.create_function(:'api::data') do
  dispatch :data do
    param 'Hash', :options
    param 'Puppet::LookupContext', :context
  end
  def data(options, context)
    context.explain { 'reading' }
    { 'api::from_hash' => options['word'], 'api::place' => "%{facts.place}", 'api::names' => [context.module_name, context.environment_name.to_s] }
  end
end
