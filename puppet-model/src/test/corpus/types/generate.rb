# Writes the goldens of this folder with a real Puppet: ruby generate.rb
# Inputs are the .txt files; outputs the .tsv files. Newlines and tabs in goldens are escaped.
require 'puppet'
Dir.chdir(__dir__)
Puppet.initialize_settings([])
Puppet[:strict] = :error
ENVIRONMENT = Puppet::Node::Environment.create(:golden, [])
Puppet.push_context({ loaders: Puppet::Pops::Loaders.new(ENVIRONMENT), current_environment: ENVIRONMENT })
COMPILER = Puppet::Parser::Compiler.new(Puppet::Node.new('golden', environment: ENVIRONMENT))
EVALUATOR = Puppet::Pops::Parser::EvaluatingParser.new
CALCULATOR = Puppet::Pops::Types::TypeCalculator.singleton
LOADER = Puppet.lookup(:loaders).public_environment_loader

def value(text) = EVALUATOR.evaluate_string(COMPILER.topscope, text)
def type(text) = Puppet::Pops::Types::TypeParser.singleton.parse(text, LOADER)
def lines(name) = File.readlines("#{name}.txt", chomp: true).reject(&:empty?)
def escaped(text) = text.to_s.gsub('\\', '\\\\\\\\').gsub("\n", '\\n').gsub("\t", '\\t')
def written(value) = value.is_a?(Array) ? "[#{value.map { |v| written(v) }.join(', ')}]" : value.nil? ? 'undef' : value.to_s

# Nil where Puppet itself crashed: such rows are left out, such cells are '?'.
def attempt
  yield
rescue NameError, SystemStackError
  nil
rescue StandardError => e
  'ERR ' + e.message.sub(/\AEvaluation Error: /, '').sub(/ \(line: 1, column: \d+\).*\z/m, '')
end

def golden(name, rows)
  rows = rows.reject { |row| row.include?(nil) || row.any? { |cell| cell.to_s.include?('undefined method') } }
  File.write("#{name}.tsv", rows.map { |row| row.map { |cell| escaped(cell) }.join("\t") + "\n" }.join)
  File.write("#{name}.origin", "puppet #{Puppet.version}\n")
end

types = lines('types')
parsed = types.map { |text| type(text) }
values = lines('values')
made = values.map { |text| value(text) }

golden 'printed', types.zip(parsed).map { |text, t|
  formatter = Puppet::Pops::Types::TypeFormatter.new
  [text, formatter.string(t), t.to_alias_expanded_s, t.generalize, t.normalize, formatter.debug_string(t)]
}
golden 'inferred', values.zip(made).map { |text, v|
  [text, CALCULATOR.infer(v), CALCULATOR.infer_set(v), CALCULATOR.infer(v).generalize]
}
golden 'instances', types.zip(parsed).map { |text, t|
  [text, made.map { |v| (attempt { t.instance?(v) ? '1' : '0' } || '?')[0] }.join]
}
golden 'assignable', types.zip(parsed).map { |text, t|
  [text, parsed.map { |other| (attempt { t.assignable?(other) ? '1' : '0' } || '?')[0] }.join]
}
some = parsed.each_with_index.select { |_, i| i % 3 == 0 }.map { |t, i| [types[i], t] }
golden 'common', some.product(some).map { |(a, t), (b, u)|
  [a, b, attempt { CALCULATOR.common_type(t, u).to_s }]
}
golden 'evaluated', lines('expressions').map { |text| [text, attempt { written(value(text)) }] }
golden 'parsed', lines('texts').map { |text| [text, attempt { type(text).to_s }] }
describer = Puppet::Pops::Types::TypeMismatchDescriber.singleton
golden 'mismatches', (lines('mismatches').map { |line| line.split("\t") } + types.product(values).each_slice(7).map(&:first)).map { |t, v|
  [t, v, attempt { describer.describe_mismatch('subject', type(t), CALCULATOR.infer_set(value(v))) }]
}
Signature = Struct.new(:type, :parameter_names, :block_name) do
  def block_type = type.block_type
end
golden 'calls', lines('calls').map { |line|
  name, signatures, arguments = line.split("\t")
  given = signatures.split(';').map { |s|
    callable, names = s.match(/\A(.*\]) (.*)\z/)[1..2]
    Signature.new(type(callable), names.split(','), 'block')
  }
  [name, signatures, arguments, attempt { describer.describe_signatures(name, given, CALCULATOR.infer_set(value(arguments))) }]
}
golden 'parameters', lines('parameters').map { |line|
  subject, struct, given = line.split("\t")
  [subject, struct, given, attempt { describer.validate_parameters(subject, type(struct), value(given)); '' }]
}

# Aliases live in an environment of their own.
aliases = lines('aliases').to_h { |line| line.split(' = ', 2) }
aliases.each { |name, text|
  expression = Puppet::Pops::Parser::EvaluatingParser.new.parse_string("type #{name} = #{text}").definitions[0].type_expr
  alias_type = Puppet::Pops::Types::PTypeAliasType.new(name, expression)
  LOADER.set_entry(Puppet::Pops::Loader::TypedName.new(:type, name), alias_type)
}
golden 'aliases', aliases.keys.map { |name|
  resolved = type(name)
  [name, aliases[name], resolved, resolved.self_recursion?, resolved.generalize, type("Array[#{name}]"), type("Array[#{name}]").to_alias_expanded_s]
}
golden 'aliased', lines('aliased').map { |line|
  t, v = line.split("\t")
  [t, v, type(t).instance?(value(v)), attempt { describer.describe_mismatch('subject', type(t), CALCULATOR.infer_set(value(v))) }]
}
names = aliases.keys + ['Data', 'RichData', 'Integer', 'Array[Integer]', 'Array[Tree]', 'Hash[String,Nested]', 'Optional[Port]', 'Any']
golden 'alias_assignable', names.map { |name| [name, names.map { |other| (attempt { type(name).assignable?(type(other)) ? '1' : '0' } || '?')[0] }.join] }
golden 'objects', lines('objects').map { |text| [text, attempt { written(value(text)) }] }
golden 'made', lines('instances_made').map { |line|
  t, arguments = line.split("\t")
  [t, arguments, attempt { Puppet::Pops::Types::TypeFormatter.new.string(LOADER.load(:function, 'new').call({}, value(t), *value(arguments))) }]
}
versions = %w[0.0.1 1.0.0-rc.1 1.0.0 1.0.1 1.2.3 1.2.3-alpha 1.2.3-alpha.1 1.2.3-beta 1.2.4 1.3.0 2.0.0 2.0.0-pre 2.1.0 3.0.0 10.0.0]
golden 'version_ranges', lines('version_ranges').map { |text|
  range = attempt { SemanticPuppet::VersionRange.parse(text) }
  range.is_a?(String) ? [text, range, ''] : [text, range.inspect, versions.map { |v| range.include?(SemanticPuppet::Version.parse(v)) ? '1' : '0' }.join]
}
golden 'version_order', [[versions.map { |v| SemanticPuppet::Version.parse(v) }.sort.join(' ')]]
golden 'regexes', lines('regexes').map { |line|
  pattern, text, replacement = line.split("\t")
  [pattern, text, replacement, attempt {
    regex = Regexp.new(pattern)
    match = regex.match(text)
    [match ? match.to_a.map(&:inspect).join(',') : 'nil', match ? match.begin(0) : '', text.sub(regex, replacement), text.gsub(regex, replacement)].join('|')
  }]
}
golden 'blocks', lines('blocks').map { |line|
  name, signatures, arguments, block = line.split("\t")
  given = signatures.split(';').map { |s|
    callable, names = s.match(/\A(.*\]) (.*)\z/)[1..2]
    Signature.new(type(callable), names.split(','), 'block')
  }
  tuple = Puppet::Pops::Types::PTupleType.new(value(arguments).map { |v| CALCULATOR.infer_set(v) } + [type(block)])
  [name, signatures, arguments, block, attempt { describer.describe_signatures(name, given, tuple) }]
}
