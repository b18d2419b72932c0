Puppet::Functions.create_function(:'api::key') do
  dispatch :key do
    param 'Variant[String, Numeric]', :key
    param 'Hash', :options
    param 'Puppet::LookupContext', :context
  end
  def key(key, options, context)
    return context.cached_value(key) if context.cache_has_key(key)
    context.not_found unless key.start_with?('api::k_')
    context.cache(key, context.interpolate("#{key} #{options['word']} %{facts.place}"))
  end
end
