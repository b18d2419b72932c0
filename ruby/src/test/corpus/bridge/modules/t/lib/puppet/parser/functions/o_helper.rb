require File.expand_path('../../../t_support', File.dirname(__FILE__))
Puppet::Parser::Functions::newfunction(:o_helper, :type => :rvalue, :doc => <<-EOS
doc of it
  EOS
) do |args|
  TSupport.twice(args.first) + __FILE__.split('/').last + __method__.inspect
end
