# usage: ruby puppet_apply_catalogs.rb MODULEPATH CATALOG...
# Runs `puppet apply --noop --catalog FILE` for each, in a child of one process that has loaded Puppet, and prints `ok FILE` or
# `no FILE` with what Puppet said. Exits with 1 where Puppet refused one.
require 'puppet'
require 'puppet/util/command_line'
require 'puppet/application/apply'
require 'tmpdir'

modulepath = ARGV.shift
refused = 0
Dir.mktmpdir do |work|
  ARGV.each do |file|
    log = File.join(work, 'said')
    child = fork do
      $stdout.reopen(log, 'w')
      $stderr.reopen($stdout)
      options = ["--confdir=#{work}/conf", "--vardir=#{work}/var", "--codedir=#{work}/code", "--rundir=#{work}/run", "--logdir=#{work}/log",
                 "--modulepath=#{modulepath}", '--color=false', '--no-report', '--log_level=notice']
      Puppet::Util::CommandLine.new('puppet', ['apply', '--noop', '--catalog', file] + options).execute
    end
    Process.wait(child)
    said = File.read(log, encoding: 'utf-8').lines.reject { |line| line.include?('Facter: ') }
    if $?.success? && said.none? { |line| line.start_with?('Error:') } && said.any? { |line| line.include?('Applied catalog in') }
      puts "ok #{File.basename(file)}"
    else
      refused += 1
      puts "no #{File.basename(file)}: #{said.grep(/Error|error/).first(3).join(' ').strip}"
    end
  end
end
exit(refused.zero? ? 0 : 1)
