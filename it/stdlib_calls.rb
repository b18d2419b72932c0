#!/usr/bin/env ruby
# Calls of every function of a stdlib on generated arguments, and what real Puppet makes of them, all in one process:
#
#   ruby it/stdlib_calls.rb MODULES WORK [CALLS A FUNCTION] [FUNCTION...]
#
# WORK gets manifests/N.pp, one call each; requests.jsonl, the same for `bindery compile --batch`; and expected.jsonl, one outcome
# a line. The same seed (SEED in the environment) gives the same calls.
ENV['LANG'] = ENV['LC_ALL'] = 'C.UTF-8'
ENV['TZ'] = 'UTC'
Encoding.default_external = Encoding::UTF_8
require 'fileutils'
require 'json'
require 'puppet'
require 'puppet_pal'
require 'puppet/util/log'

SEED = ENV.fetch('SEED', '20261').to_i
FACTS = JSON.parse(File.read("#{__dir__}/../puppet-compiler/src/test/corpus/stdlib/facts.json")).freeze

# Arguments, as Puppet writes them. What ends in a line's end, or looks like a letter and is none, finds what an expression anchors wrongly.
HOSTILE = [%q("a\r"), %q("abc\n"), %q("true\r"), %q("yes\n"), %q("no\n\n"), %q("\na"), %q("x\ny\n"), %q("\u{2028}z"), %q("e\u{301}"), %q("\u{17f}"),
           %q("undef\r\n"), %q("\u{feff}a"), %q("\u{1f468}\u{200d}\u{1f469}")].freeze
TEXT = %w['' 'a' 'abc' 'b' 'true' 'no' 'undef' 'foo_bar' 'Hello\ World' 'ünï\ →\ 😀' "a\tb\nc" "x\r\ny" '\ padded\ ' 'aabbcc' 'a/b.c' '%s' '$HOME'
          'it"s\ `q`' 'a,b,c' ':' '.' '(' '\\\\' 'ÀÉ' 'zebra' 'default'].map { |text| text.gsub('\\ ', ' ') }.push("'['").push(*HOSTILE).freeze
NUMERIC_TEXT = %w['0' '1' '-5' '42' '1.5' '-0.25' '0x1F' '1e3' '1_000' '010' '99999999999999999999' '1-3' 'a..e' '1...4'].push(
  *['1\r', '1\n', '42\r\n', '\n7', '1.5\n', '0\r', '1..3\n', '-9223372036854775809', '1e400', '0b11', '٣'].map { |text| "\"#{text}\"" }).freeze
NUMBER = %w[0 1 -1 2 7 10 16 255 1000 -42 9223372036854775807 -9223372036854775807 4611686018427387904 0.0 1.5 -2.25 3.7 1.0e20 1.0e-7].freeze
ATOM = %w[true false undef default].freeze
PATHS = %w['/' '/etc/passwd' '/a/b/' 'C:/x' 'c:\\\\d' '//host/share' 'relative/x' '~/x' '/a//b' '/x/.hidden' 'file.tar.gz' '/tmp/'].freeze
ADDRESSES = %w['10.0.0.5' '10.0.0.0/24' '10.0.0.300' '127.0.0.1' '::1' 'fe80::1' 'fe80::1%eth0' '2001:db8::/32' '[::1]' '1.2.3' '256.1.1.1'
               '10.0.0.0/255.255.255.0' '::ffff:1.2.3.4' '0.0.0.0/0' '1.2.3.4/33' '::g'].freeze
NAMES = %w['example.com' 'www.example.com.' '-x.com' 'a.b-c.d' 'localhost' 'under_score.org' 'user@example.com' 'user.name+tag@mail.example.org'
           'user@' '@x.com' 'a@b' '02:42:ac:11:00:02' '02-42' 'eth0' 'lo' 'wlan0'].freeze
ARRAY = ["[]", "['a']", "['a', 'b', 'a']", "[1, 2, 3]", "['b', 'c']", "[1, '1', 1.0]", "[undef, '', 'x']", "[[1], [2, [3]]]", "[{'a' => 1}]",
         "['Foo', 'bar', 'ünï']", "['a', 1, true, undef]", "[10, 9, 8, 1]", "['a=1', 'b=2']", "[false, true]", "['1', '2.5', 'x']", "['a b', 'c\"d']",
         "['a', ['b', ['c']]]", "[default]", "[undef, [undef, {'a' => undef}]]", "[Deferred('x', [1])]",
         "[Integer, String]"].freeze
HASH = ["{}", "{'a' => 1}", "{'a' => 1, 'b' => 2}", "{'b' => 'x', 'c' => undef}", "{'a' => {'b' => [1, 2]}}", "{1 => 2}", "{'x' => '', 'y' => 'z'}",
        "{'a' => {'c' => true}, 'd' => 1.5}", "{'ensure' => 'present'}", "{'k' => ['v', {'n' => undef}]}", "{'ü' => '→'}", "{undef => 1}",
        "{'a' => 'undef'}", "{[1] => 'x'}", "{true => false}", "{'a' => {'b' => undef, 'c' => [undef]}}",
        "{default => 1}", "{'t' => Integer[1, 3]}", "{'a\\n' => \"b\\r\"}"].freeze
ODD = ["/a.c/", "Integer", "String[1]", "Sensitive('s')", "Sensitive({'a' => 1})", "Binary('YWJj')", "SemVer('1.2.3')", "Timestamp(0)", "Timespan(90)",
       "File['/x']", "Class['main']", "[Sensitive('x')]", "{'a' => Sensitive('x')}", "Stdlib::Port", "[/a/]", "{'r' => /b/}", "Deferred('upcase', ['x'])", "/^a$/",
       "Integer[1, 3]", "Optional[String]", "Undef", "Type[String]", "Sensitive(undef)", "Sensitive(\"a\\r\\n\")", "Timespan('1-02:03:04')", "URI('http://a/b')",
       "Error('e')", "SemVerRange('>=1.0.0')"].freeze
JSON_TEXT = [%q('{"a": [1, 2.5, null, true]}'), %q('{"a":'), %q('[1,2'), %q('"text"'), %q('null'), %q('{}'), %q('[]'), %q('{"b":"ü\u00e9\n"}'), %q('1'),
             %q('[1] x'), %q('{"a":1,"a":2}'), %q('-1e3'), %q('false')].freeze
YAML_TEXT = [%q("a: 1\nb:\n  - x\n  - 2.5\n"), %q('[1, 2'), %q('--- text'), %q('~'), %q("a: *x"), %q("x: &y [1]\nz: *y\n"), %q('2001-02-03'), %q("a: 0o17\nb: 0x1f\nc: 1_0"),
             %q("- yes\n- no\n- null\n"), %q("\tbad: x"), %q('{a: b, c: [d]}'), %q("a: b: c"), %q(':sym: 1'), %q("a: |\n  x\n  y\n")].freeze
HOCON_TEXT = [%q("a = 1\nb { c = [x, y] }"), %q('{"a": true}'), %q("a = ${b}\nb = 2"), %q('a {'), %q(''), %q("valid: 1"), %q("a.b.c = text here")].freeze
ANY = (TEXT + NUMERIC_TEXT + NUMBER + ATOM + PATHS + ADDRESSES + NAMES + ARRAY + HASH + ODD).freeze
COUNT = %w[0 1 2 3 5 10 100 '3' '10' '0' '-1' 'x'].freeze
PLAIN = (TEXT + NUMERIC_TEXT + NUMBER + ATOM + ARRAY + HASH).freeze
PATTERNS = %w['a' '^a' '[a-c]+' 'b$' '.' '(' 'x|y' '\\\\d+' '^$'].freeze

# What fits each function, argument by argument; a function without an entry gets anything.
FITTING = {
  'any2array' => [PLAIN, PLAIN],
  'any2bool' => [PLAIN],
  'assert_private' => [TEXT],
  'base64' => [%w['encode' 'decode'], TEXT + %w['YWJj' 'YWI=' 'Pz8_' '!!' 'YWJjZGVm\nZ2g='], %w['default' 'strict' 'urlsafe']],
  'basename' => [PATHS + TEXT, %w['.c' '.gz' '.*' 'x' '']],
  'bool2num' => [ATOM + TEXT + NUMERIC_TEXT],
  'bool2str' => [ATOM, TEXT, TEXT],
  'clamp' => [NUMBER + NUMERIC_TEXT, NUMBER, NUMBER + ARRAY],
  'concat' => [ARRAY, PLAIN, PLAIN],
  'convert_base' => [NUMBER + NUMERIC_TEXT, %w[2 8 10 16 36 37 1 '2' '16' 'x']],
  'count' => [ARRAY + HASH, PLAIN],
  'deep_merge' => [HASH, HASH, HASH + TEXT],
  'defined_with_params' => [%w['Notify[x]' 'File[/a]' 'x' 'Notify[]' File['/x']], HASH],
  'delete' => [ARRAY + HASH + TEXT, PLAIN],
  'delete_at' => [ARRAY, NUMBER + NUMERIC_TEXT],
  'delete_regex' => [ARRAY + HASH + TEXT, PATTERNS + ARRAY],
  'delete_undef_values' => [ARRAY + HASH],
  'delete_values' => [HASH, PLAIN],
  'deprecation' => [TEXT, TEXT, ATOM],
  'difference' => [ARRAY, ARRAY],
  'dig44' => [HASH + ARRAY, ARRAY + ["['a', 'b']", "['a', 'b', 1]", "[0, 'a']", "['x', '0']"], PLAIN],
  'dirname' => [PATHS + TEXT],
  'enclose_ipv6' => [ADDRESSES + ["['10.0.0.1', '::1']", "['*', 'x']", "'*'"]],
  'ensure_packages' => [["'vim'", "['vim', 'git']", "{'vim' => {'ensure' => 'absent'}}"], HASH],
  'ensure_resource' => [%w['notify' 'file' 'package' 'nosuch' 'user'], ["'x'", "['a', 'b']", "'/a'"], HASH + ["{'message' => 'hi'}"]],
  'ensure_resources' => [%w['notify' 'package' 'nosuch'], ["{'x' => {'message' => 'a'}}", "{'x' => {}, 'y' => {}}"] + HASH, HASH + ["{'message' => 'b'}"]],
  'fact' => [%w['os.name' 'fqdn' 'networking.interfaces.eth0.ip' 'nosuch' 'os.nosuch.x' '"a.b".1.c' 'a..b' 'os.release.major' "'a.b'.0"].map { |x| x.start_with?("'") ? x : %("#{x}") } + TEXT],
  'fqdn_rand_string' => [COUNT, TEXT + ATOM, TEXT, NUMBER],
  'fqdn_rotate' => [ARRAY + TEXT, TEXT + NUMBER, TEXT],
  'fqdn_uuid' => [NAMES],
  'get_module_path' => [%w['stdlib' 'nosuch' '']],
  'getparam' => [%w[Notify['x'] File['/a'] 'Notify[x]' 'x'] + ATOM, %w['message' 'ensure' 'name' '']],
  'glob' => [["'/nonexistent/*'", "['/nonexistent/a', '/nonexistent/b*']", "'/etc/passw[d]'", "'/etc/{passwd,group}'", "'/etc/host?ame'"]],
  'grep' => [ARRAY, PATTERNS],
  'has_interface_with' => [%w['eth0' 'lo' 'ipaddress' 'macaddress' 'netmask' 'network' 'ip' 'mac' 'nosuch'], ADDRESSES + NAMES],
  'has_ip_address' => [ADDRESSES],
  'has_ip_network' => [ADDRESSES + %w['10.0.0.0' '127.0.0.0']],
  'has_key' => [HASH, PLAIN],
  'hash' => [ARRAY + ["['a', 1, 'b', 2]", "[['a', 1], ['b', 2]]"]],
  'intersection' => [ARRAY, ARRAY],
  'is_a' => [ANY, %w[Integer String Array Hash Numeric Scalar Stdlib::Port]],
  'is_absolute_path' => [PATHS],
  'is_array' => [PLAIN],
  'is_bool' => [PLAIN],
  'is_domain_name' => [NAMES + ADDRESSES],
  'is_email_address' => [NAMES],
  'is_float' => [PLAIN],
  'is_function_available' => [%w['pick' 'nosuch' 'include' 'stdlib::extname' 'map' 'fqdn_rand' '']],
  'is_hash' => [PLAIN],
  'is_integer' => [PLAIN],
  'is_ip_address' => [ADDRESSES],
  'is_ipv4_address' => [ADDRESSES],
  'is_ipv6_address' => [ADDRESSES],
  'is_mac_address' => [NAMES],
  'is_numeric' => [PLAIN],
  'is_string' => [PLAIN],
  'join_keys_to_values' => [HASH, TEXT],
  'load_module_metadata' => [%w['nosuch' ''], ATOM],
  'loadjson' => [["'/nonexistent/x.json'"] + PATHS, PLAIN],
  'loadyaml' => [["'/nonexistent/x.yaml'"] + PATHS, PLAIN],
  'member' => [ARRAY, PLAIN],
  'merge' => [HASH, HASH + TEXT, HASH],
  'num2bool' => [PLAIN],
  'os_version_gte' => [%w['Debian' 'Ubuntu' ''], %w['11' '12' '13' '9.9' '']],
  'parsehocon' => [HOCON_TEXT, PLAIN],
  'parsejson' => [JSON_TEXT, PLAIN],
  'parsepson' => [JSON_TEXT, PLAIN],
  'parseyaml' => [YAML_TEXT, PLAIN],
  'pick' => [PLAIN, PLAIN, PLAIN],
  'pick_default' => [PLAIN, PLAIN, PLAIN],
  'prefix' => [ARRAY + HASH, TEXT],
  'pw_hash' => [TEXT + ["Sensitive('pw')", "'correct horse'", "'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrst'"], %w['md5' 'sha-256' 'SHA-512' 'bcrypt' 'bcrypt-a' 'bcrypt-x' 'bcrypt-y' 'sha-1'], %w['salt' 'a.b/C' '0123456789abcdefXYZ' '05$abcdefghijklmnopqrstuu' '04$......................' '05$short' 'bad!' '' 'rounds=1000$x' '40$abcdefghijklmnopqrstuu']],
  'range' => [%w[1 'a' '1' 'aa' '1..3' 'a-c' 'host01' 1.5 0 10 -2 '1...4'], %w[3 'c' '5' 'ad' 'host03' 0 -4 4.5], %w[1 2 '2' 'x' 0 -1]],
  'regexpescape' => [TEXT + ARRAY],
  'reject' => [ARRAY, PATTERNS],
  'reverse' => [TEXT + ARRAY],
  'seeded_rand' => [COUNT, TEXT],
  'seeded_rand_string' => [COUNT, TEXT, TEXT],
  'shell_escape' => [PLAIN],
  'shell_join' => [ARRAY],
  'shell_split' => [TEXT + [%q('a "b c" d'), %q("x 'y z'"), %q('a\ b'), %q('un"matched')]],
  'sprintf_hash' => [["'%<a>d'", "'%{a} %%'", "'%<x>s'", "'%s'"], HASH],
  'squeeze' => [TEXT + ARRAY, TEXT],
  'stdlib::batch_escape' => [PLAIN],
  'stdlib::crc32' => [TEXT + NUMBER + ["Sensitive('s')", "Binary('YWJj')"]],
  'stdlib::end_with' => [TEXT, TEXT + ARRAY],
  'stdlib::extname' => [PATHS],
  'stdlib::has_function' => [%w['pick' 'nosuch' 'include' 'stdlib::extname' 'map' 'fqdn_rand' 'stdlib::ensure' '::pick' 'Pick']],
  'stdlib::ip_in_range' => [ADDRESSES, ADDRESSES + ["['10.0.0.0/8', '::/0']"]],
  'stdlib::nested_values' => [HASH],
  'stdlib::powershell_escape' => [PLAIN],
  'stdlib::rewrap_sensitive_data' => [PLAIN + ODD],
  'stdlib::sha256' => [TEXT + NUMBER + ["Sensitive('s')", "Binary('YWJj')"]],
  'stdlib::start_with' => [TEXT, TEXT + ARRAY],
  'stdlib::str2resource' => [%w['Notify[x]' 'File[/a]' 'x' 'Notify[]' 'class' 'Class[main]']],
  'stdlib::xml_encode' => [TEXT + [%q('<a b="c">&</a>')], %w['text' 'attr']],
  'str2bool' => [ATOM + TEXT + NUMERIC_TEXT + %w['YES' 'f' 't' 'N' 'off']],
  'str2saltedpbkdf2' => [TEXT, %w['saltsalt' 'short' 'a→longsalt'] + TEXT, %w[40001 50000 69999 70000 '50000']],
  'str2saltedsha512' => [NUMBER + ARRAY],
  'suffix' => [ARRAY + HASH, TEXT],
  'swapcase' => [TEXT + ARRAY],
  'time' => [TEXT, TEXT],
  'to_bytes' => [%w['1' '4_kB' '2MB' '1.5_G' '3_T' '1P' '1E' '9_X' '1_kB_' '-1_k' 'k' '0.5kB'].map { |text| text.tr('_', ' ') } + NUMBER],
  'to_json' => [PLAIN + ODD],
  'to_json_pretty' => [ARRAY + HASH, ATOM, ["{'indent' => '    '}", "{'space' => ''}", "{'object_nl' => ' '}", "{'max_nesting' => 1}", "{'max_nesting' => -1}", "{'allow_nan' => true}", "{'array_nl' => ''}"]],
  'to_toml' => [HASH + ["{'a' => {'b' => {'c' => 1}}, 'd' => [{'x' => 1}, {'y' => [1, 2]}]}", "{'t' => 'q\"uo\\\\te', 'f' => 1.0}", "{'a.b' => 1, 'x y' => {'z' => true}}"]],
  'to_yaml' => [PLAIN, ["{'indentation' => 4}", "{'line_width' => 20}", "{'canonical' => true}", "{'header' => true}"]],
  'try_get_value' => [HASH + ARRAY, %w['a' 'a/b' 'a/b/1' 'x.y' '0' ''], PLAIN, %w['/' '.' '']],
  'type3x' => [PLAIN],
  'union' => [ARRAY, ARRAY, ARRAY],
  'uriescape' => [TEXT + ARRAY],
  'validate_absolute_path' => [PATHS + ["['/a', 'b']"]],
  'validate_array' => [ARRAY],
  'validate_augeas' => [TEXT, TEXT, ARRAY, TEXT],
  'validate_bool' => [ATOM],
  'validate_cmd' => [TEXT, %w['/bin/true' '/bin/false' '/nonexistent/x' '/bin/sh\ -n\ %'].map { |x| x.gsub('\\ ', ' ') }, TEXT],
  'validate_domain_name' => [NAMES, NAMES],
  'validate_email_address' => [NAMES, NAMES],
  'validate_hash' => [HASH],
  'validate_integer' => [NUMBER + NUMERIC_TEXT + ARRAY, NUMBER + NUMERIC_TEXT + %w[undef ''], NUMBER + NUMERIC_TEXT],
  'validate_ip_address' => [ADDRESSES],
  'validate_ipv4_address' => [ADDRESSES],
  'validate_ipv6_address' => [ADDRESSES],
  'validate_legacy' => [%w[Integer String Stdlib::Port 'String' Optional[String] Stdlib::Absolutepath], %w['validate_string' 'validate_re' 'validate_bool' 'validate_integer' 'validate_absolute_path'], PLAIN, PATTERNS],
  'validate_numeric' => [NUMBER + NUMERIC_TEXT + ARRAY, NUMBER + NUMERIC_TEXT + %w[undef ''], NUMBER + NUMERIC_TEXT],
  'validate_re' => [TEXT, PATTERNS + ARRAY, TEXT],
  'validate_slength' => [TEXT + ARRAY, COUNT, COUNT],
  'validate_string' => [TEXT],
  'validate_x509_rsa_key_pair' => [TEXT, TEXT],
  'values_at' => [ARRAY, %w[0 1 '0' '0-1' '1..2' '5' [0,\ 1] ['0-1',\ 2] -1 '1...3'].map { |x| x.gsub('\\ ', ' ') }],
  'zip' => [ARRAY, ARRAY, ATOM]
}.freeze

# Calls with a block, and others that arguments alone do not make.
WHOLE = {
  'merge' => ['merge([1, 2]) |$memo, $x| { {$x => $memo.size} }', "merge(['a', 'b']) |$memo, $i, $x| { {$x => $i} }", "merge({'a' => 1}) |$memo, $k, $v| { {$v => $k} }", 'merge([1]) |$x| { {} }'],
  'stdlib::sort_by' => ["stdlib::sort_by(['bb', 'a', 'ccc']) |$x| { $x.length }", "stdlib::sort_by('hello') |$c| { $c }", "stdlib::sort_by({'b' => 1, 'a' => 2}) |$k, $v| { $k }", "stdlib::sort_by({'b' => 1, 'a' => 0}) |$e| { $e[1] }",
                        "stdlib::sort_by([1, 'a']) |$x| { $x }", "stdlib::sort_by([3, 1]) |$a, $b| { $a }", "stdlib::sort_by([]) |$x| { $x }", "stdlib::sort_by([true, false]) |$x| { $x }", "stdlib::sort_by([1, 2])"],
  'stdlib::rewrap_sensitive_data' => ["stdlib::rewrap_sensitive_data([Sensitive('x'), 1]) |$d| { $d.length }", "stdlib::rewrap_sensitive_data({'a' => 1}) |$d| { $d['a'] }", "stdlib::rewrap_sensitive_data(Sensitive([Sensitive(1)])) |$d| { $d }.unwrap"],
  'stdlib::to_json' => ["stdlib::to_json({'a' => Sensitive('x')}).unwrap"], 'stdlib::to_yaml' => ["stdlib::to_yaml({'a' => Sensitive('x')}).unwrap"], 'stdlib::to_toml' => ["stdlib::to_toml({'a' => Sensitive('x')}).unwrap"],
  'loadyaml' => ["loadyaml('%<work>s/data.yaml')", "loadyaml('%<work>s/broken.yaml')", "loadyaml('%<work>s/broken.yaml', 'x')", "loadyaml('%<work>s/empty.yaml', {'a' => 1})"],
  'loadjson' => ["loadjson('%<work>s/data.json')", "loadjson('%<work>s/broken.json', 'x')", "loadjson('%<work>s/broken.json')"],
  'load_module_metadata' => ["load_module_metadata('stdlib')['name']", "load_module_metadata('stdlib').keys"],
  'getparam' => ["notify { 'x': message => 'hi' } getparam(Notify['x'], 'message')", "notify { 'x': } getparam(Notify['x'], 'message')"],
  'stdlib::str2resource' => ["notify { 'x': } stdlib::str2resource('Notify[x]')"],
  'defined_with_params' => ["notify { 'x': message => 'hi' } defined_with_params('Notify[x]', {'message' => 'hi'})", "notify { 'x': message => 'hi' } defined_with_params(Notify['x'], {'message' => 'no'})"],
  'ensure_packages' => ["package { 'vim': ensure => 'present' } ensure_packages('vim')", "package { 'vim': ensure => 'installed' } ensure_packages(['vim', 'git'])"],
  'stdlib::ensure_packages' => ["package { 'vim': ensure => 'present' } stdlib::ensure_packages('vim')", "package { 'vim': ensure => 'absent' } stdlib::ensure_packages(['vim'])"]
}.freeze

# The outcome of these is never the same twice, or depends on what else is installed.
RANDOM = %w[pry shuffle str2saltedsha512 time validate_augeas validate_cmd].freeze

def arguments(random, fitting)
  case random.rand(20)
  when 0..12 then fitting.first(1 + random.rand(fitting.size)).map { |pool| pool.sample(random: random) }
  when 13..16 then fitting.map { |pool| random.rand(2).zero? ? pool.sample(random: random) : ANY.sample(random: random) }
  else Array.new(random.rand(5)) { ANY.sample(random: random) }
  end
end

def calls(name, count, work)
  random = Random.new(name.sum + SEED)
  fitting = FITTING[name] || FITTING[name.delete_prefix('stdlib::')] || [ANY, ANY]
  whole = (WHOLE[name] || []).map { |call| call.include?('%<work>') ? format(call, work: work) : call }
  wanted = RANDOM.include?(name) ? [] : Array.new(count) { "#{name}(#{arguments(random, fitting).join(', ')})" }
  (wanted + whole).uniq
end

# The statements before the last are set-up; the last is the call that is looked at.
def code(call)
  before, last = call.start_with?('notify {', 'package {') ? call.split(/(?<=\}) (?=[a-z:0-9_]+\()/, 2) : ['', call]
  "#{before} $outcome = #{last}\nnotice(String([$outcome], '%p'))\n"
end

# Without places, and without what Ruby adds for developers: the line of its code, and a guess at what was meant.
def plain(message)
  message.gsub(/ \((?:file: [^,)]*, )?line: \d+(?:, column: \d+)?\)/, '').sub(/ on node \S+\z/, '')
         .sub(/ \(file: \S+\)\z/, '').sub(/ at \["[^"]*", \d+\]:.*/m, ' at PLACE').sub(/\n\n.*\^.*/m, '').sub(/\nDid you mean\?.*/m, '')
end

LOGGED = []
OWN = /\A(?:The method 'Puppet::Parser::Functions|Overwriting previous definition)/ # how Puppet is made, said once
Puppet::Util::Log.newdesttype :kept do
  match 'kept'
  def handle(message)
    LOGGED << [message.level.to_s, plain(message.to_s)] if %i[notice warning].include?(message.level) && !message.to_s.match?(OWN)
  end
end

def outcome(pal, text)
  LOGGED.clear
  Puppet.clear_deprecation_warnings
  pal.with_catalog_compiler do |compiler|
    Puppet[:strict] = :warning
    Puppet[:strict_variables] = false
    compiler.evaluate_string(text, 'calls.pp')
    compiler.compile_additions if compiler.respond_to?(:compile_additions)
  end
  { 'logs' => LOGGED.dup }
rescue StandardError => e
  { 'error' => plain(e.message), 'logs' => LOGGED.dup }
end

modules = File.expand_path(ARGV.shift)
work = File.expand_path(ARGV.shift)
count = (ARGV.shift || 40).to_i
names = Dir.chdir("#{modules}/stdlib/lib/puppet") do
  Dir.glob('{functions,parser/functions}/**/*.rb').map { |file| file.delete_suffix('.rb').sub(%r{\A(parser/)?functions/}, '').gsub('/', '::') }.uniq.sort
end
names &= ARGV unless ARGV.empty?
FileUtils.mkdir_p(["#{work}/manifests", "#{work}/environment"])
File.write("#{work}/data.yaml", "a: [1, 2.5, ~]\n:b: &x {c: 'd'}\ne: *x\nf: 2001-02-03\n")
File.write("#{work}/broken.yaml", "a: [1\n")
File.write("#{work}/empty.yaml", '')
File.write("#{work}/data.json", '{"a":[1,null,"ü"]}')
File.write("#{work}/broken.json", '{"a":')
File.write("#{work}/facts.json", JSON.generate(FACTS))
Puppet.initialize_settings(%w[confdir vardir codedir].map { |name| "--#{name}=#{work}/#{name}" } + ['--certname=web01.example.com'])
Puppet::Util::Log.level = :notice
Puppet::Util::Log.newdestination('kept')
number = 0
File.open("#{work}/expected.jsonl", 'w') do |expected|
  File.open("#{work}/requests.jsonl", 'w') do |requests|
    Puppet::Pal.in_tmp_environment('corpus', modulepath: [modules], facts: FACTS.dup) do |pal|
      names.each do |name|
        calls(name, count, work).each do |call|
          number += 1
          text = code(call)
          File.write("#{work}/manifests/#{number}.pp", text)
          requests.puts JSON.generate('name' => number.to_s, 'certname' => 'web01.example.com', 'facts' => "#{work}/facts.json", 'environment' => 'corpus',
                                      'environment_dir' => "#{work}/environment", 'manifest' => "#{work}/manifests/#{number}.pp", 'modulepath' => [modules],
                                      'confdir' => "#{work}/confdir", 'settings' => { 'strict' => 'warning', 'strict_variables' => false })
          line = { 'name' => number.to_s, 'function' => name, 'call' => call }.merge(outcome(pal, text))
          expected.puts(JSON.generate(line)) rescue expected.puts(JSON.generate('name' => number.to_s, 'function' => name, 'call' => call, 'unprintable' => true))
        end
      end
    end
  end
end
warn "#{number} calls of #{names.size} functions"
