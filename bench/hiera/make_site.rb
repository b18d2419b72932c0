#!/usr/bin/env ruby
# Writes an environment into a folder: data of six levels, and a manifest that asks for as many keys as the fact perf_keys says, by lookup() with
# all the strategies and by parameters of classes.
require 'fileutils'
require 'json'

dir = ARGV.fetch(0)
levels = %w[nodes/bench.example.com roles/web sites/north stages/prod os/Debian common]
data = levels.to_h { |level| [level, {}] }
options = { '^plain_\d+$' => { 'merge' => 'first' } }

put = lambda do |key, number|
  case number % 5
  when 0, 1 then data[levels[number % levels.size]][key] = "text #{number}"
  when 2 then data[levels[number % levels.size]][key] = "%{facts.hostname} %{lookup('greeting')} #{number}"
  when 3 then levels.each_with_index { |level, i| data[level][key] = ["#{number}.#{i}", "#{number}.#{i + 1}", 'everywhere'] }
  else
    levels.each_with_index do |level, i|
      data[level][key] = { 'own' => { "level#{i}" => i }, 'all' => { 'name' => level, 'list' => [i, number] }, 'last' => i }
    end
  end
end

250.times { |n| put.call(format('plain_%03d', n), n) }
25.times do |c|
  10.times do |p|
    number = c * 10 + p
    key = format('many::c%02d::p%d', c, p)
    put.call(key, number)
    options[key] = { 'merge' => 'unique' } if number % 5 == 3
    options[key] = { 'merge' => { 'strategy' => 'deep', 'sort_merged_arrays' => true } } if number % 5 == 4
  end
end
data['common'].merge!('greeting' => 'hello', 'lookup_options' => options)

write = lambda do |path, text|
  file = File.join(dir, path)
  FileUtils.mkdir_p(File.dirname(file))
  File.write(file, text)
end
data.each { |level, values| write.call("data/#{level}.yaml", values.map { |k, v| "#{k}: #{v.to_json}\n" }.join) }
write.call('hiera.yaml', <<~YAML)
  version: 5
  hierarchy:
    - { name: Node, path: "nodes/%{trusted.certname}.yaml" }
    - { name: Role, path: "roles/%{facts.role}.yaml" }
    - { name: Place, paths: ["sites/%{facts.site}.yaml", "stages/%{facts.stage}.yaml"] }
    - { name: System, path: "os/%{facts.os.family}.yaml" }
    - { name: Common, path: common.yaml }
YAML
25.times do |c|
  parameters = 10.times.map { |p| "#{{ 3 => 'Array', 4 => 'Hash' }.fetch(p % 5, 'String')} $p#{p}" }
  write.call(format('modules/many/manifests/c%02d.pp', c), format("class many::c%02d(%s) {\n  notify { \"%02d ${p0}\": }\n}\n", c, parameters.join(', '), c))
end
write.call('manifests/site.pp', <<~PUPPET)
  $half = Integer($facts['perf_keys']) / 2
  Integer[0, $half / 10 - 1].each |$c| { include sprintf('many::c%02d', $c) }
  $found = Integer[0, $half - 1].map |$n| {
    $key = sprintf('plain_%03d', $n)
    case $n % 5 {
      3:       { lookup($key, Array, 'unique') }
      4:       { lookup($key, Hash, 'deep') }
      default: { lookup($key, String) }
    }
  }
  notify { 'found': message => "${found.length} ${found[0]}" }
PUPPET
facts = { 'hostname' => 'bench', 'role' => 'web', 'site' => 'north', 'stage' => 'prod', 'os' => { 'family' => 'Debian' }, 'perf_keys' => 500 }
write.call('facts.json', JSON.generate('name' => 'bench.example.com', 'values' => facts))
