Puppet::Functions.create_function(:'t::raise_enoent') do
  def raise_enoent
    File.read('/nonexistent/bindery/file')
  end
end
