#!/usr/bin/env ruby
# Runs the benchmark programs in real Puppet, warm and in one process: `name milliseconds result` a line.
ENV['LANG'] = ENV['LC_ALL'] = 'C.UTF-8'
Encoding.default_external = Encoding::UTF_8
require 'puppet'
require 'puppet_pal'
require 'tmpdir'

work = Dir.mktmpdir
Puppet.initialize_settings(%w[confdir vardir codedir].map { |name| "--#{name}=#{work}/#{name}" })
seconds = Float(ENV.fetch('BENCH_SECONDS', '3'))

def clock = Process.clock_gettime(Process::CLOCK_MONOTONIC)

ARGV.each do |file|
  Puppet::Pal.in_tmp_environment('bench', modulepath: [], facts: {}) do |pal|
    pal.with_catalog_compiler do |compiler|
      compiler.evaluate_string(File.read(file), "/#{File.basename(file)}")
      result = nil
      5.times { result = compiler.call_function('bench::run') }
      runs = []
      stop = clock + seconds
      while runs.size < 5 || clock < stop
        start = clock
        compiler.call_function('bench::run')
        runs << clock - start
      end
      puts format('%s %.4f %s', File.basename(file, '.pp'), runs.sort[runs.size / 2] * 1000,
                  Puppet::Pops::Types::StringConverter.singleton.convert(result, '%p'))
      $stdout.flush
    end
  end
end
