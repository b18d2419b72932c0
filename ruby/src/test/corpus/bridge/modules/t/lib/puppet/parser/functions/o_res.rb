module Puppet::Parser::Functions
  newfunction(:o_res, type: :rvalue) do |args|
    args.map { |x| [x.class.name, x.to_s, (x.title rescue 'no'), (x.type rescue 'no')] }
  end
end
