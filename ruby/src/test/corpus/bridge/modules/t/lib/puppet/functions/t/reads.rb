Puppet::Functions.create_function(:'t::reads') do
  def reads(format, text)
    format == 'json' ? JSON.parse(text) : YAML.load(text)
  rescue StandardError => error
    "#{error.class}: #{error.message}"
  end
end
