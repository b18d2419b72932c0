Puppet::Functions.create_function(:'t::raise_timeerr') do
  def raise_timeerr
    Time.parse('zz')
  end
end
