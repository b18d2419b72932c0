# Makes templates out of pieces at random (the same for the same seed) and renders them with Ruby's own ERB.
#
#   ruby erb_templates.rb COUNT SEED DIRECTORY
#
# Writes DIRECTORY/data.json, {"templates" => [...]}, and DIRECTORY/expected.json, what each of them gives.
require 'erb'
require 'json'

count, seed, directory = ARGV
random = Random.new(seed.to_i)
TEXTS = ['a', ' ', "\t", '  ', "\n", "\n\n", "\r\n", ' b ', '%', '%>', '-%>', '<%%', '%%>', '<', '>', "\n%", '-', "é\n"].freeze
OPENINGS = ['<%', '<%-', '<%=', '<%#', '<%- ', "<%\n", "<%-\n"].freeze
CLOSINGS = ['%>', '-%>', ' %>', ' -%>', "\n%>", "\n-%>", " # c\n-%>"].freeze
CODE = { '<%=' => ['1', ' "x"', " 'é'", ' 1 + 1', ' nil', ' "a%%>b"', " [1, 2]\n.first"],
         '<%#' => ['', ' note', " note\n more", ' %%> ', ' -'] }.freeze
STATEMENTS = ['', ' x = 1', ' x = "%%>"', " x = 1\n y = 2", ' 1', "\n", ' ;'].freeze

def piece(random)
  return TEXTS.sample(random: random) if random.rand < 0.5
  opening = OPENINGS.sample(random: random)
  opening + CODE.fetch(opening, STATEMENTS).sample(random: random) + CLOSINGS.sample(random: random)
end

templates = []
expected = []
while templates.size < count.to_i
  template = Array.new(random.rand(1..9)) { piece(random) }.join
  begin
    rendered = ERB.new(template, trim_mode: '-').result
  rescue SyntaxError, StandardError
    next
  end
  templates << template
  expected << rendered
end
File.write(File.join(directory, 'data.json'), JSON.generate('templates' => templates))
File.write(File.join(directory, 'expected.json'), JSON.generate(expected))
