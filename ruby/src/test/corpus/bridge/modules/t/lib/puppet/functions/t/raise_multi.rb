Puppet::Functions.create_function(:'t::raise_multi') do
  def raise_multi
    raise Puppet::Error, "a\nb"
  end
end
