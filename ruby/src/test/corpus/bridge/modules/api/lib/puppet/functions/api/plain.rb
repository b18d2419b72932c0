Puppet::Functions.create_function(:'api::plain') do
  def plain(first, second = 'two', *rest)
    [first, second, rest]
  end
end
