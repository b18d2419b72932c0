"""Compares `bindery fleet diff` on a Spark cluster with the same on the threads of one process, byte for byte.

A standalone master and two workers are started on loopback from the jars that bin/spark fetched. 2,000 nodes are compared at two commits; some of them
export resources, others collect these, some fail. In the middle of the run one executor is killed by SIGKILL; Spark does its work again.
"""
import json, os, re, shutil, signal, subprocess, sys, time

bindery, home, work, count = sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])
TOP = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SECRET = 'a secret of this test'


def git(*arguments):
    subprocess.run(['git', '-C', repository, '-c', 'user.name=t', '-c', 'user.email=t@example.com', '-c', 'commit.gpgsign=false', *arguments],
                   check=True, stdout=subprocess.DEVNULL)


def write(path, text):
    file = os.path.join(repository, path)
    os.makedirs(os.path.dirname(file), exist_ok=True)
    open(file, 'w').write(text)


def edit(path, before, after):
    text = open(os.path.join(repository, path)).read()
    assert before in text, path
    write(path, text.replace(before, after))


repository = os.path.join(work, 'site')
shutil.copytree(os.path.join(TOP, 'examples/environments/production'), repository)
write('modules/watched/manifests/init.pp', '''class watched {
  @@file { "/srv/watched/${facts['networking']['fqdn']}":
    content => "${facts['networking']['ip']} level 1\\n",
    tag     => "group${facts['group']}",
  }
  file { ['/etc/watched', "/etc/watched/${facts['group']}"]: ensure => directory }
  Integer[1, 150].each |$i| { file { "/etc/watched/part${i}": content => "${i} ${facts['networking']['fqdn']}" } }
}
''')
write('modules/watcher/manifests/init.pp', '''class watcher { File <<| tag == "group${facts['group']}" |>> }
''')
write('manifests/watched.pp', '''if $facts['group'] {
  include watched
  if $facts['group'] == 7 and $facts['number'] % 100 == 7 { include watcher }
  if $facts['number'] % 500 == 3 { fail("node ${facts['number']} is not wanted") }
}
''')
git('init', '--quiet', '--initial-branch=main')
git('add', '-A')
git('commit', '--quiet', '--message', 'before')
git('tag', 'before')
edit('modules/watched/manifests/init.pp', 'level 1', 'level 2')
edit('modules/watched/manifests/init.pp', "ensure => directory }", "ensure => directory, mode => '0700' }")
git('commit', '--quiet', '--all', '--message', 'after')
git('tag', 'after')

nodes = os.path.join(work, 'nodes')
os.makedirs(nodes)
base = json.load(open(os.path.join(TOP, 'examples/facts/web01.example.com.json')))
base = base.get('values', base)
for number in range(count):
    name = 'node%05d.example.com' % number
    facts = dict(base, fqdn=name, hostname=name.split('.')[0], group=number % 10, number=number,
                 networking=dict(base.get('networking', {}), fqdn=name, hostname=name.split('.')[0], ip='192.0.%d.%d' % (number // 250 % 250, number % 250)))
    json.dump({'name': name, 'values': facts}, open(os.path.join(nodes, name + '.json'), 'w'))


def command(*more):
    return [bindery, 'fleet', 'diff', '--basedir', repository, '--from', 'before', '--to', 'after', '--nodes-from', nodes, '--no-cache', '--json', *more]


def run(name, *more, meanwhile=None, environment=None):
    started, cpu = time.time(), os.times()
    out = open(os.path.join(work, name), 'wb')
    process = subprocess.Popen(command(*more), stdout=out, env=environment or os.environ)
    if meanwhile:
        meanwhile(process)
    code = process.wait(timeout=900)
    spent = os.times()
    print('%-12s exit %d, %.1f s, %.1f s of CPU in this process' % (
        name, code, time.time() - started, spent.children_user + spent.children_system - cpu.children_user - cpu.children_system), flush=True)
    return code, open(os.path.join(work, name), 'rb').read()


def check(condition, text):
    if not condition:
        print('fleet-spark: FAILED: ' + text)
        sys.exit(1)


local = run('one-process')
result = json.loads(local[1])
check(result['counts']['nodes'] == count and result['counts']['different'] > count // 2, 'the site does not show what it should: %s' % result['counts'])
check(result['counts']['failed'] > 0, 'no node fails')
check(run('local[2]', '--engine', 'local[2]') == local, 'local[2] has another answer')

# A cluster: Spark's own programs from its jars. The secret keeps others of the machine from running code in it.
spark = os.path.join(work, 'spark')
os.makedirs(os.path.join(spark, 'conf'))
os.symlink(os.path.join(home, 'jars'), os.path.join(spark, 'jars'))
defaults = os.path.join(spark, 'conf/spark-defaults.conf')
open(defaults, 'w').write('spark.authenticate true\nspark.authenticate.secret %s\nspark.driver.host 127.0.0.1\nspark.executor.cores 1\n' % SECRET)
os.chmod(defaults, 0o600)
java = os.environ['JAVA_HOME'] + '/bin/java'
environment = dict(os.environ, SPARK_HOME=spark, SPARK_SCALA_VERSION='2.13', SPARK_LOCAL_IP='127.0.0.1', SPARK_WORKER_DIR=os.path.join(work, 'worker'))
daemons = []


def daemon(name, *arguments):
    log = open(os.path.join(work, name + '.log'), 'w')
    daemons.append(subprocess.Popen([java, '-Xmx512m', '-XX:+UseSerialGC', '--enable-native-access=ALL-UNNAMED', '--sun-misc-unsafe-memory-access=allow',
                                     '-cp', os.path.join(home, 'jars/*'), *arguments], env=environment, stdout=log, stderr=subprocess.STDOUT, start_new_session=True))
    return log.name


def wait(log, text):
    for _ in range(600):
        found = re.search(text, open(log).read())
        if found:
            return found
        time.sleep(0.2)
    check(False, '%s does not show %s:\n%s' % (log, text, open(log).read()[-2000:]))


def executors():
    found = []
    for pid in filter(str.isdigit, os.listdir('/proc')):
        try:
            line = open('/proc/%s/cmdline' % pid).read()
        except OSError:
            continue
        if 'CoarseGrainedExecutorBackend' in line and work in line:
            found.append(int(pid))
    return found


killed = []


def kill_one(process):
    """Kills an executor once both work on partitions."""
    while process.poll() is None and len(executors()) < 2:
        time.sleep(0.1)
    time.sleep(float(os.environ.get('KILL_AFTER', '6')))
    running = executors()
    if running and process.poll() is None:
        os.kill(running[0], signal.SIGKILL)
        killed.append(running[0])


try:
    master = daemon('master', 'org.apache.spark.deploy.master.Master', '--host', '127.0.0.1', '--port', '0', '--webui-port', '0', '--properties-file', defaults)
    address = wait(master, r'Starting Spark master at (spark://\S+)').group(1)
    for name in ('worker-1', 'worker-2'):
        log = daemon(name, 'org.apache.spark.deploy.worker.Worker', '--host', '127.0.0.1', '--cores', '1', '--memory', '2g', '--webui-port', '0',
                     '--properties-file', defaults, '--work-dir', os.path.join(work, name), address)
        wait(log, 'Successfully registered')
    mine = dict(environment)
    check(run('cluster', '--engine', address, meanwhile=kill_one, environment=mine) == local, 'the cluster has another answer')
    check(killed, 'the run ended before an executor could be killed')
finally:
    for each in reversed(daemons):
        os.killpg(each.pid, signal.SIGKILL)
        each.wait()
print('fleet-spark: %d nodes, an executor killed (pid %d): the same %d bytes as in one process' % (count, killed[0], len(local[1])))
