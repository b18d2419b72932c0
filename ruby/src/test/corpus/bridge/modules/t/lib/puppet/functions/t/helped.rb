require_relative '../../../t_support'
Puppet::Functions.create_function(:'t::helped') do
  include TSupport
  dispatch :one do
    param 'String', :x
  end
  def one(x)
    help(x) + TSupport.twice(x) + inner(x)
  end
  CONST = 5
  def inner(x) "#{x}#{CONST}" end
end
