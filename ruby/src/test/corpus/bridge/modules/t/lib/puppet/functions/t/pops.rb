Puppet::Functions.create_function(:'t::pops') do
  dispatch :one do
    param 'Any', :v
  end
  def one(v)
    t = Puppet::Pops::Types::TypeParser.singleton.parse('Integer[1,3]')
    [t.instance?(2), Puppet::Pops::Types::TypeCalculator.infer(v).to_s, Puppet::Pops::Types::TypeCalculator.instance?(t, v), Puppet::Pops::Types::TypeFactory.string.to_s, Puppet::Pops::Types::StringConverter.convert(v, '%p')]
  end
end
