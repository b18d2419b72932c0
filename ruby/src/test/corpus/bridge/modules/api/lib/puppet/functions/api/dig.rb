Puppet::Functions.create_function(:'api::dig') do
  dispatch :dig do
    param 'Array[Variant[String, Numeric]]', :segments
    param 'Hash', :options
    param 'Puppet::LookupContext', :context
  end
  def dig(segments, options, context)
    context.not_found unless segments.first == 'api::deep'
    segments.drop(1).inject({ 'a' => { 'b' => options['word'] } }) { |at, name| at[name] || context.not_found }
  end
end
