Puppet::Functions.create_function(:'t::raise_const') do
  def raise_const
    Some::Constant
  end
end
