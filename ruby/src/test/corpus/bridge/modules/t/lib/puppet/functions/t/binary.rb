# Makes binary values in every way Ruby code can.
Puppet::Functions.create_function(:'t::binary') do
  dispatch(:made) { param 'String', :text }

  def made(text)
    kinds = Puppet::Pops::Types::PBinaryType::Binary
    [kinds.from_binary_string(text.b), kinds.from_string(text), kinds.from_base64('aGVsbG8='), kinds.from_base64_strict('aGVsbG8='),
     kinds.from_base64_urlsafe('_-8='), kinds.new(text), kinds.new(text).length, kinds.new(text).relaxed_to_s, kinds.new(text).urlsafe_to_s,
     kinds.new(text) == kinds.from_string(text)]
  end
end
