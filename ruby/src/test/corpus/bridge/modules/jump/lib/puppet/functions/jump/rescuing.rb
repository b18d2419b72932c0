Puppet::Functions.create_function(:'jump::rescuing') do
  dispatch :rescuing do
    param 'String', :key
    param 'Hash', :options
    param 'Puppet::LookupContext', :context
  end
  def rescuing(key, options, context)
    begin
      context.not_found
    rescue => e
      raise Puppet::Error, "caught #{e.class} #{e.message}"
    end
  rescue Exception => e
    raise Puppet::Error, "caught2 #{e.class} #{e.message}"
  end
end
