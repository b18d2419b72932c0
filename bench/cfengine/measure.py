"""Times whole agent runs, child processes included."""
import os, resource, subprocess, sys, tempfile, time

rounds = int(sys.argv[1])
work = tempfile.mkdtemp(prefix='bindery-bench')
os.makedirs(work + '/ours/bin'), os.makedirs(work + '/reference/bin')
for name in ('cf-agent', 'cf-promises'):
    os.symlink('/usr/bin/' + name, f'{work}/reference/bin/{name}')


def variables(count):
    lines = ''.join(f'    "v{i}" string => "value {i}";\n' for i in range(count))
    return 'bundle agent main\n{\n  vars:\n' + lines + '  reports:\n    "$(v1)";\n}\n'


def iteration(count):
    return ('bundle agent main\n{\n  vars:\n    "list" slist => expandrange("item[1-%d]", "1");\n'
            '  classes:\n    "seen_$(list)" expression => "any";\n}\n' % count)


policies = {'empty': 'bundle agent main\n{\n}\n'}
for count in (10000, 20000):
    policies[f'{count} variables'] = variables(count)
    policies[f'{count} iterations'] = iteration(count)
# Twice as much shows whether ours is linear; cf-agent, which is quadratic, would take minutes for it.
ours_alone = {'20000 variables', '20000 iterations'}
# A run of cf-agent over some seconds is noisy by a small part of them: once is enough.
LONG = 5


def measure(agent, directory, policy):
    environment = dict(os.environ, CFENGINE_TEST_OVERRIDE_WORKDIR=directory)
    walls, before = [], resource.getrusage(resource.RUSAGE_CHILDREN)
    while len(walls) < rounds and sum(walls) < LONG:
        start = time.time()
        subprocess.run([agent, '-Kf', policy], env=environment, check=True, stdout=subprocess.DEVNULL)
        walls.append(time.time() - start)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return min(walls), cpu / len(walls)


bad, best = [], {}
for name, text in policies.items():
    path = f'{work}/{name.replace(" ", "_")}.cf'
    with open(path, 'w') as file:
        file.write(text)
    os.chmod(path, 0o600)
    measure(os.environ['OURS'], work + '/ours', path) if name == 'empty' else None
    ours = measure(os.environ['OURS'], work + '/ours', path)
    best[name] = ours[0]
    if name in ours_alone:
        print(f'{name:18} ours {ours[0]:7.3f} s wall {ours[1]:7.3f} s CPU')
        continue
    theirs = measure('cf-agent', work + '/reference', path)
    print(f'{name:18} ours {ours[0]:7.3f} s wall {ours[1]:7.3f} s CPU   cf-agent {theirs[0]:7.3f} s wall {theirs[1]:7.3f} s CPU'
          f'   ratio {ours[0] / theirs[0]:5.2f}')
    if ours[0] > theirs[0] * (4 if name == 'empty' else 1):
        bad.append(f'{name}: slower than it may be')
for kind in ('variables', 'iterations'):
    if best[f'20000 {kind}'] > 2.5 * best[f'10000 {kind}']:
        bad.append(f'{kind}: not linear')
print('\n'.join(bad))
sys.exit(1 if bad else 0)
