Puppet::Functions.create_function(:'t::sens') do
  dispatch :one do
    param 'Sensitive[String]', :s
  end
  def one(s) Puppet::Pops::Types::PSensitiveType::Sensitive.new(s.unwrap + '!') end
end
