# Errors are worded as Ruby 3.1 words them, because that is what users of Puppet know and grep for.

# Conversions that are asked for by name have words of their own there.
module Kernel
  %i[Integer Float Rational].each do |name|
    original = Kernel.method(name)
    worded = lambda do |*given, **options|
      original.call(*given, **options)
    rescue TypeError => error
      raise error.class, error.message.sub(/\Ano implicit conversion of (\S+) into/, "can't convert \\1 into").sub(/\Acan't convert (?=into)/, '')
    end
    define_method(name, &worded)
    private name
    define_singleton_method(name, &worded)
  end
end

# What is wrong with JSON and YAML is told by our own readers, which have the words of Ruby 3.1's.
Bindery.when_loaded(:JSON) do
  JSON.singleton_class.prepend(Module.new do
    def parse(source, *)
      super
    rescue JSON::ParserError => error
      message = Bindery.json_mistake(source.to_s)
      raise message ? error.class.new(message) : error
    end
  end)
end

Bindery.when_loaded(:Psych) do
  Psych::Parser.prepend(Module.new do
    def parse(yaml, *given)
      super
    rescue Psych::SyntaxError => error
      text = yaml.respond_to?(:read) ? (yaml.respond_to?(:path) ? ::File.read(yaml.path) : nil) : yaml
      message = text && Bindery.yaml_mistake(text.to_s, error.file || '<unknown>')
      error.define_singleton_method(:message) { message } if message
      raise error
    end
  end)

  # Big texts of YAML are parsed once: functions read the same files of data in every compile. Each caller gets data of its own.
  Psych.singleton_class.prepend(Module.new do
    def safe_load(yaml, *given, **options)
      Bindery::PARSED.fetch(yaml, [given, options]) { super }
    end
  end)
end

module Bindery
  # What texts were parsed to, for a number of texts.
  class Parsed
    LEAST = 2000
    MOST = 200

    def initialize
      @known = {}
    end

    def fetch(text, options)
      return yield unless text.is_a?(String) && text.bytesize >= LEAST
      key = [text, options]
      known = @known[key]
      return Bindery.copy(known) if known
      yield.tap { |made| remember([text.dup.freeze, options], made) }
    end

    private

    def remember(key, made)
      copy = Bindery.copy(made)
      return if copy.nil?
      @known.shift if @known.size >= MOST
      @known[key] = copy
    end
  end

  PARSED = Parsed.new
end

class Set
  def inspect
    "#<Set: {#{map(&:inspect).join(', ')}}>"
  end
  alias to_s inspect
end

module Bindery
  # Of names that are as near as each other Ruby 3.1 finds these first.
  FIRST_GUESSES = %i[to_f to_i to_s to_c to_r to_a to_h each_slice].freeze

  # Lines of a backtrace that are no code of a module.
  ELSEWHERE = /\A(?:org|java|jdk|sun|io)\/|\Auri:|\A<script>:|\A<internal:/

  # Which function of Ruby's own opens the file for which method.
  OPENING = { 'stat' => 'rb_file_s_stat', 'lstat' => 'rb_file_lstat', 'size' => 'rb_file_s_size', 'mtime' => 'rb_file_s_mtime',
              'readlink' => 'rb_readlink', 'entries' => 'dir_initialize', 'children' => 'dir_initialize', 'realpath' => 'rb_realpath_internal' }.freeze

  def self.worded(error)
    message = error.message.to_s
    message = placed(message, error) if error.is_a?(Puppet::ParseError) && error.line
    return rephrased(message, error) unless error.is_a?(NameError)
    return lacking(message, error) if message =~ /\Auninitialized constant (?:Puppet|Facter|Hiera|SemanticPuppet)(?:::(?!.*(?:RubyFunctionInstantiator|TemplateWrapper)::)|\z)/
    message = message.sub(/\Aundefined method '([^']*)' for (?:class|module) (\S+)\z/) { "undefined method `#{$1}' for #{$2}:#{error.receiver.class}" }
    message.sub(/\Aundefined (method|local variable or method) '([^']*)' for (nil|true|false)\b/) { "undefined #{$1} `#{$2}' for #{$3}:#{{ 'nil' => 'Nil', 'true' => 'True', 'false' => 'False' }[$3]}Class" }
           .sub(/\Aundefined (method|local variable or method) '([^']*)' for an instance of (.+)\z/m) { "undefined #{$1} `#{$2}' for #{received(error, $3)}" }
           .sub(/\Aundefined (method|local variable or method) '([^']*)'/) { "undefined #{$1} `#{$2}'" }
           .sub(/\A(private|protected) method '([^']*)' called for (?:an instance of )?(.+)\z/m) { "#{$1} method `#{$2}' called for #{received(error, class_named($3))}" } + guessed(error)
  end

  # A part of Puppet's own Ruby code that is not here: said with the place that asks for it.
  def self.lacking(message, error)
    place = (error.backtrace || []).find { |line| line !~ ELSEWHERE }.to_s[/\A.*?:\d+/]
    "#{message}: this part of Puppet's Ruby interface is not available here#{" (#{place})" if place}"
  end

  def self.rephrased(message, error)
    case error
    when KeyError then message.sub(/\Akey not found: .*/m) { "key not found: #{error.key.inspect}" }
    when TypeError
      message.sub(/\(expected must respond to :each\)/, '(must respond to :each)')
             .sub(/\Awrong argument type (True|False)Class \(expected Regexp\)/) { "wrong argument type #{$1.downcase} (expected Regexp)" }
             .sub(/\A can't be coerced/, "Class can't be coerced")
    when RangeError
      message.sub(/\Afloat (\S+) out of range/) { "float #{$1 =~ /Inf/ ? $1.sub('inity', '') : format('%g', $1.to_f)} out of range" }
    when SystemCallError then opened(message, error)
    when ArgumentError
      message.sub(/\Aillegal radix/, 'invalid radix').sub(' (or size too big)', '')
             .sub(/\A((?:missing|unknown) keywords?: )(?!:)(.*)/) { $1 + $2.split(', ').map { |name| ":#{name.delete_prefix(':')}" }.join(', ') }
    else message.sub(/\Abad URI \(/, 'bad URI(')
    end
  rescue StandardError
    message
  end

  def self.opened(message, error)
    return message if message.include?(' @ ')
    method = error.backtrace.to_a.first[/in [`'](?:.*[#.])?(\w+)'/, 1]
    message.sub(/\A([^-]+) - (.*)\z/m) { "#{$1} @ #{OPENING.fetch(method, 'rb_sysopen')} - #{$2}" }
  end

  def self.placed(message, error)
    error.file ? "#{message} (file: #{error.file}, line: #{error.line})" : "#{message} (line: #{error.line})"
  end

  def self.class_named(text)
    { 'nil' => 'NilClass', 'true' => 'TrueClass', 'false' => 'FalseClass' }.fetch(text, text)
  end

  # An object that shows its class itself is not told to be of it.
  def self.received(error, type)
    text = error.receiver.inspect
    text.start_with?('#') ? text : "#{text}:#{type}"
  rescue StandardError
    type
  end

  def self.first_guesses(receiver, names)
    order = receiver.is_a?(Numeric) ? FIRST_GUESSES.rotate(3) : FIRST_GUESSES
    (order & names).reverse
  end

  def self.guessed(error)
    return '' unless error.is_a?(NoMethodError) && error.message.start_with?('undefined')
    # As Ruby does: what nil can do is never suggested.
    return '' if error.receiver.nil?
    require 'did_you_mean'
    # JRuby's own methods of every object go, those that Ruby 3.1 still had come.
    names = error.receiver.methods + error.receiver.singleton_methods - %i[com org java javax javafx java_package] +
            %i[taint tainted? untaint trust untrust untrusted?]
    corrections = DidYouMean::SpellChecker.new(dictionary: names - FIRST_GUESSES + first_guesses(error.receiver, names)).correct(error.name)
    corrections.empty? ? '' : "\nDid you mean?  #{corrections.join("\n               ")}"
  rescue StandardError, LoadError
    ''
  end
end
