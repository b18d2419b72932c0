module Puppet::Parser::Functions
  newfunction(:jump_words, type: :rvalue) do |_arguments|
    warning('a warning of a scope')
    notice('a notice of a scope')
    catalog.tag('marked')
    here = __FILE__
    [find_global_scope.class.name, File.exists?(here), Puppet::FileSystem.exist?(here), Puppet::FileSystem.basename_string(here),
     Puppet::FileSystem.read(here).lines.first.chomp, Puppet::Util.deterministic_rand(42, 100), Puppet::Util.symbolizehash('a' => 1).inspect,
     Puppet::Util.uri_encode('/a b?c=d'), Puppet::Util.uri_query_encode('a b&c'), Puppet::Util::Yaml.safe_load('a: [1, x]').inspect,
     Puppet::Util::Json.load('{"a": [1]}').inspect, Gem::Version.new('1.10') > Gem::Version.new('1.9'), catalog.tags.include?('marked')].join(' ')
  end
end
