# Writes each text that Puppet's parser is given into the file that $SNIPPETS names, as one line of JSON.
require 'json'
require 'puppet'
require 'puppet/pops'

module SnippetRecorder
  SEEN = {}
  OUT = File.open(ENV.fetch('SNIPPETS'), 'a')

  def parse_string(string, *rest)
    if string.is_a?(String) && !is_a?(Puppet::Pops::Parser::EppParser) && !SEEN[string]
      SEEN[string] = true
      text = string.dup.force_encoding('UTF-8')
      OUT.puts(JSON.generate(text)) if text.valid_encoding?
      OUT.flush
    end
    super
  end
end

Puppet::Pops::Parser::Parser.prepend(SnippetRecorder)
