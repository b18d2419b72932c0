Puppet::Functions.create_function(:'t::raise_regex') do
  def raise_regex
    Regexp.new('(')
  end
end
