# Writes src/test/corpus/data/{yaml,json}.golden: what Ruby's psych and json make of the texts in {yaml,json}.cases.
# A case is a line: the text as a JSON string. A golden is a line of the same number: `= inspect` or `! message`, as a JSON string.
require 'psych'
require 'json'

def golden(name)
  dir = File.expand_path('../corpus/data', __dir__)
  lines = File.readlines("#{dir}/#{name}.cases").map do |line|
    text = JSON.parse(line)
    result = begin
      '= ' + yield(text).inspect
    rescue Psych::DisallowedClass => e
      "! (F): #{e.message}"
    rescue StandardError, Psych::Exception => e
      "! #{e.message}"
    end
    JSON.generate(result)
  end
  File.write("#{dir}/#{name}.golden", lines.join("\n") + "\n")
  File.write("#{dir}/#{name}.origin", "ruby #{RUBY_VERSION}, psych #{Psych::VERSION}, libyaml #{Psych::LIBYAML_VERSION}, json #{JSON::VERSION}\n")
end

golden('yaml') { |text| Psych.safe_load(text, permitted_classes: [Symbol], aliases: true, filename: 'F') }
golden('json') { |text| JSON.parse(text) }
