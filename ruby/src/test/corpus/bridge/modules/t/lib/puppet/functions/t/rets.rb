Puppet::Functions.create_function(:'t::rets') do
  dispatch :one do
    param 'String', :k
  end
  def one(k)
    case k
    when 'sym' then :sym
    when 'undefsym' then :undef
    when 'default' then :default
    when 'symhash' then { :a => :b, 1 => nil }
    when 'range' then (1..3)
    when 'set' then Set.new([1, 2])
    when 'big' then 2**70
    when 'float' then 1e20
    when 'nil' then nil
    when 'regex' then /a/
    when 'struct' then Struct.new(:a).new(1)
    when 'proc' then proc { 1 }
    when 'obj' then Object
    when 'time' then Time.at(0)
    when 'enum' then [1, 2].each
    when 'frozen' then 'x'.freeze
    when 'ascii' then 'x'.dup.force_encoding('ASCII-8BIT')
    when 'rational' then Rational(1, 2)
    end
  end
end
