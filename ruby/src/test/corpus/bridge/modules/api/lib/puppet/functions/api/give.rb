Puppet::Functions.create_function(:'api::give') do
  def give(what)
    case what
    when 'nil' then nil
    when 'symbol' then :sym
    when 'undef' then :undef
    when 'default' then :default
    when 'float' then 2.0
    when 'hash' then { 'a' => [1, nil, :b], :c => true }
    when 'regex' then /a.b/
    when 'sensitive' then Puppet::Pops::Types::PSensitiveType::Sensitive.new('secret')
    when 'empty' then ''
    end
  end
end
