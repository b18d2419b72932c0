#!/usr/bin/env ruby
# Prints the lines that make the functions of a stdlib known (src/main/resources/.../stdlib/originals), once they have been compared:
#
#   ruby src/test/tools/stdlib_originals.rb EDITION STDLIB
#
# EDITION is 8 or 9: which of our versions does what these files do. Functions that Puppet has itself are never asked for.
require 'digest'

# As the class Originals does it: what Ruby runs, without comments, documentation and the space around lines.
def code(text)
  ending = nil
  text.each_line.map(&:strip).select do |line|
    if ending
      ending = nil if line == ending
      next false
    end
    next false if line.empty? || line.start_with?('#')

    ending = line[/doc(?::| =>) <<[-~]?'?([A-Z]+)'?/, 1]
    true
  end.map { |line| "#{line}\n" }.join
end

edition, stdlib = ARGV
files = {}
%w[parser/functions functions].each do |api|
  root = "#{stdlib}/lib/puppet/#{api}"
  Dir.glob("#{root}/**/*.rb").each { |file| files[file.delete_prefix("#{root}/").delete_suffix('.rb').gsub('/', '::')] = file }
end
files.sort.each { |name, file| puts "#{edition} #{name} #{Digest::SHA256.hexdigest(code(File.read(file, encoding: 'UTF-8')))[0, 16]}" }
