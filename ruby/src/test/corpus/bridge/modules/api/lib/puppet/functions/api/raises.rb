Puppet::Functions.create_function(:'api::raises') do
  dispatch :raises do
    param 'String', :kind
  end
  def raises(kind)
    case kind
    when 'argument' then raise ArgumentError, 'a bad argument'
    when 'puppet' then raise Puppet::Error, 'an error of Puppet'
    when 'parse' then raise Puppet::ParseError, 'an error of the parser'
    when 'nil' then nil.upcase
    when 'zero' then 1 / 0
    when 'type' then 1 + 'a'
    when 'key' then {}.fetch('x')
    when 'stop' then raise StopIteration, 'stopped'
    else raise 'plain'
    end
  end
end
