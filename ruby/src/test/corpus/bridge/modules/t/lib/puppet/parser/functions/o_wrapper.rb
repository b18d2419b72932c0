module Puppet::Parser::Functions
  newfunction(:o_wrapper, type: :rvalue) do |args|
    w = Puppet::Parser::TemplateWrapper.new(self); w.file = 't/hello.erb'; w.result
  end
end
