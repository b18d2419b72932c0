"""Attacks through the commands. See attacks.check."""
import os
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
import time

NOBODY = 65534
OURS = os.environ['OURS']
SCRATCH = tempfile.mkdtemp(prefix='attacks.')
VICTIM = os.path.join(SCRATCH, 'victim')
FAILED = []


def check(what, good, detail=''):
    print(('ok: ' if good else 'NOT ok: ') + what + ('' if good else f': {detail}'))
    if not good:
        FAILED.append(what)


def write(path, text, mode=0o600, owner=0):
    with open(path, 'w') as out:
        out.write(text)
    os.chmod(path, mode)
    os.chown(path, owner, owner)
    return path


def theirs(name):
    """A directory of the other user."""
    path = os.path.join(SCRATCH, name)
    os.mkdir(path, 0o755)
    os.chown(path, NOBODY, NOBODY)
    return path


def link(target, path):
    os.symlink(target, path)
    os.lchown(path, NOBODY, NOBODY)
    return path


def fresh_victim():
    write(VICTIM, 'root only\n')


def unharmed():
    found = os.lstat(VICTIM)
    with open(VICTIM) as text:
        return stat.S_ISREG(found.st_mode) and stat.S_IMODE(found.st_mode) == 0o600 and found.st_uid == 0 and text.read() == 'root only\n'


def run(*words, timeout=300, **more):
    environment = dict(os.environ, BINDERY_WORKDIR=os.path.join(SCRATCH, 'work'), CFENGINE_TEST_OVERRIDE_WORKDIR=os.path.join(SCRATCH, 'work'))
    return subprocess.run([OURS, *words], capture_output=True, text=True, timeout=timeout, check=False, env=environment, **more)


def agent(promises, bodies=''):
    policy = write(os.path.join(SCRATCH, 'policy.cf'), '''
body common control { bundlesequence => { "main" }; }
bundle agent main {
%s
}
bundle edit_line added { insert_lines: "added"; }
body perms open { mode => "0777"; owners => { "nobody" }; }
body delete it { dirlinks => "delete"; rmdirs => "true"; }
body copy_from from(f) { source => "$(f)"; compare => "digest"; }
body rename to(n) { newname => "$(n)"; }
body link_from target(f) { source => "$(f)"; when_no_source => "force"; }
%s''' % (promises, bodies))
    return run('cf-agent', '-K', '-f', policy)


def apply(manifest):
    state = os.path.join(SCRATCH, 'puppet')
    path = write(os.path.join(SCRATCH, 'site.pp'), manifest)
    return run('apply', '--confdir', state + '/conf', '--vardir', state + '/var', '--codedir', state + '/code', path)


def backups():
    for name, ending in (('cf-agent', '.cf-before-edit'), ('apply', '.before')):
        fresh_victim()
        place = theirs('backup-' + name)
        file = write(os.path.join(place, 'f'), 'old\n', 0o644, NOBODY)
        link(VICTIM, file + ending)
        told = agent(f'files: "{file}" edit_line => added;') if name == 'cf-agent' else apply(f"file {{ '{file}': content => 'new', backup => '.before' }}")
        check(f'{name}: a backup is not written through a link', unharmed(), told.stdout + told.stderr)


def parents():
    source = write(os.path.join(SCRATCH, 'source'), 'new\n', 0o644)
    promises = {
        'edit': '"{p}" create => "true", edit_line => added;', 'create': '"{p}.new" create => "true";', 'overwrite': f'"{{p}}" copy_from => from("{source}");',
        'delete': '"{p}" delete => it;', 'chmod and chown': '"{p}" perms => open;', 'move': '"{p}" rename => to("{p}.aside");',
        'link': f'"{{p}}" link_from => target("{source}");',
    }
    resources = {
        'edit': "file {{ '{p}': content => 'new' }}", 'create': "file {{ '{p}.new': ensure => file }}", 'overwrite': f"file {{{{ '{{p}}': source => '{source}' }}}}",
        'delete': "file {{ '{p}': ensure => absent }}", 'chmod': "file {{ '{p}': mode => '0777' }}", 'chown': "file {{ '{p}': owner => 'nobody' }}",
        'link': f"file {{{{ '{{p}}': ensure => link, target => '{source}', force => true }}}}",
    }
    for tool, cases in (('cf-agent', promises), ('apply', resources)):
        for what, text in cases.items():
            root = os.path.join(SCRATCH, 'roots')
            shutil.rmtree(root, ignore_errors=True)
            os.mkdir(root, 0o755)
            fresh_victim()
            os.rename(VICTIM, os.path.join(root, 'f'))
            place = theirs(f'parent-{tool}-{what}'.replace(' ', '-'))
            path = os.path.join(link(root, os.path.join(place, 'l')), 'f')
            told = agent('files: ' + text.format(p=path)) if tool == 'cf-agent' else apply(text.format(p=path))
            left = sorted(os.listdir(root))
            if left == ['f']:
                os.rename(os.path.join(root, 'f'), VICTIM)
            check(f'{tool}: {what} does not go through a link of another user in the path', left == ['f'] and unharmed(), f'{left} {told.stdout}{told.stderr}')


def reports():
    fresh_victim()
    place = theirs('report')
    told = agent(f'reports: "added" report_to_file => "{link(VICTIM, os.path.join(place, "log"))}";')
    check('cf-agent: report_to_file does not follow a link', unharmed(), told.stdout + told.stderr)
    fresh_victim()
    folder = theirs('logs')
    manifest = write(os.path.join(SCRATCH, 'log.pp'), "notify { 'x': }")
    told = run('apply', '--confdir', SCRATCH + '/puppet/conf', '--vardir', SCRATCH + '/puppet/var', '--logdest', link(VICTIM, os.path.join(folder, 'log')), manifest)
    check('apply: --logdest does not follow a link', unharmed(), told.stdout + told.stderr)
    told = run('compile', '--certname', 'n', '--out', link(VICTIM, os.path.join(folder, 'out')), '-e', "notify { 'x': }")
    check('compile: --out does not follow a link', unharmed(), told.stdout + told.stderr)


def races():
    """The directory of 250 promised files is swapped for a link to root's directory while they are made and changed."""
    for tool in ('cf-agent', 'apply'):
        root = os.path.join(SCRATCH, f'race-root-{tool}')
        os.mkdir(root, 0o755)
        for number in range(250):
            write(os.path.join(root, f'f{number}'), 'root only\n')
        place = theirs(f'race-{tool}')
        script = ("import os, signal, sys\nos.setgid(65534); os.setuid(65534)\nos.chdir(%r)\nos.mkdir('d')\nos.symlink(%r, 'l')\nfor n in range(250): open('d/f%%d' %% n, 'w').write('old\\n')\n"
                  "swaps, over = 0, []\nsignal.signal(signal.SIGTERM, lambda *_: over.append(1))\n"
                  "print('ready', flush=True)\nwhile not over:\n  for a, b in (('d', 'x'), ('l', 'd'), ('d', 'l'), ('x', 'd')):\n    try: os.rename(a, b); swaps += 1\n"
                  "    except OSError:\n      if b == 'd' and os.path.isdir('x') and not os.path.islink('d'):\n        try: os.rename('d', 'gone%%d' %% swaps); os.rename('x', 'd')\n        except OSError: pass\n"
                  "print(swaps)\n") % (place, root)
        attacker = subprocess.Popen([sys.executable, '-c', script], stdout=subprocess.PIPE, text=True)
        try:
            attacker.stdout.readline()
            names = [os.path.join(place, 'd', f'f{number}') for number in range(250)]
            if tool == 'cf-agent':
                told = agent('files:\n' + '\n'.join(f'"{name}" create => "true", edit_line => added, perms => open;' for name in names))
            else:
                told = apply('\n'.join(f"file {{ '{name}': content => 'new', mode => '0777', owner => 'nobody' }}" for name in names))
        finally:
            attacker.send_signal(signal.SIGTERM)
            swaps = int(attacker.communicate(timeout=60)[0].strip() or 0)
        check(f'{tool}: the directory was swapped {swaps} times, each file was tried', swaps >= 200 and rounds(place, names, told) >= 200, rounds(place, names, told))
        bad = []
        for number in range(250):
            path = os.path.join(root, f'f{number}')
            found = os.lstat(path)
            with open(path) as text:
                if stat.S_IMODE(found.st_mode) != 0o600 or found.st_uid != 0 or text.read() != 'root only\n':
                    bad.append(path)
        check(f'{tool}: 250 files in a directory that is swapped for a link', not bad and len(os.listdir(root)) == 250, bad[:3])


def rounds(place, names, told):
    """How many of the files were changed in the directory that was swapped, or in one that was made while it was away, or named in a message."""
    folders = [entry.path for entry in os.scandir(place) if entry.is_dir(follow_symlinks=False)]
    message = told.stdout + told.stderr

    def changed(file):
        if not os.path.exists(file):
            return False
        with open(file) as text:
            return text.read() != 'old\n'
    return sum(any(changed(os.path.join(folder, os.path.basename(name))) for folder in folders) or any(name + end in message for end in "']:")
               for name in names)


def attributes():
    if not (shutil.which('setfacl') and shutil.which('getfacl') and shutil.which('setfattr')):
        print('skipped: access lists and attributes, which need acl and attr')
        return
    for tool in ('cf-agent', 'apply'):
        file = write(os.path.join(SCRATCH, f'acl-{tool}'), 'old\n', 0o640)
        if subprocess.run(['setfacl', '-m', 'u:nobody:r', file], check=False, capture_output=True).returncode != 0:
            print('skipped: access lists, which this file system does not have')
            return
        subprocess.run(['setfattr', '-n', 'user.note', '-v', 'kept', file], check=False, capture_output=True)
        looks = [['getfacl', '-p', file], ['getfattr', '-d', '--absolute-names', file]]
        before = [subprocess.run(each, capture_output=True, text=True, check=False).stdout for each in looks]
        agent(f'files: "{file}" edit_line => added;') if tool == 'cf-agent' else apply(f"file {{ '{file}': content => 'new' }}")
        after = [subprocess.run(each, capture_output=True, text=True, check=False).stdout for each in looks]
        with open(file) as text:
            changed = text.read() != 'old\n'
        check(f'{tool}: access list and attributes are kept in an edit', changed and before == after, after)


def outputs():
    device = os.path.join(SCRATCH, 'null')
    try:
        os.mknod(device, 0o666 | stat.S_IFCHR, os.makedev(1, 3))
    except PermissionError:
        print('skipped: devices, which cannot be made here')
    else:
        run('compile', '--certname', 'n', '--out', device, '-e', "notify { 'x': }")
        check('compile: --out to a device leaves the device', stat.S_ISCHR(os.lstat(device).st_mode))
    pipe = os.path.join(SCRATCH, 'pipe')
    os.mkfifo(pipe)
    reader = subprocess.Popen(['cat', pipe], stdout=subprocess.PIPE, text=True)
    run('compile', '--certname', 'n', '--out', pipe, '-e', "notify { 'x': }")
    text, _ = reader.communicate(timeout=60)
    check('compile: --out to a pipe writes to it', stat.S_ISFIFO(os.lstat(pipe).st_mode) and '"x"' in text, text[:200])
    folder = os.path.join(SCRATCH, 'catalogs')
    os.makedirs(os.path.join(folder, 'in', 'deep'))
    before = sorted(os.listdir(folder))
    for name in ('../../x', '../x', 'a/b', '/x', 'x\n', '..', ''):
        told = run('compile', '--certname', name, '--catalogs', os.path.join(folder, 'in', 'deep'), '-e', "notify { 'x': }")
        made = [os.path.join(at, each) for at, _, files in os.walk(folder) for each in files]
        check(f'compile: --catalogs with the node name {name!r}', told.returncode != 0 and not made and sorted(os.listdir(folder)) == before, f'{told.returncode} {made} {told.stderr}')
    old = os.umask(0)
    try:
        run('compile', '--certname', 'n', '--catalogs', os.path.join(folder, 'in', 'deep'), '--out', os.path.join(folder, 'out'), '-e', "notify { 'x': }")
    finally:
        os.umask(old)
    modes = {name: oct(stat.S_IMODE(os.lstat(os.path.join(folder, name)).st_mode)) for name in ('in/deep/n.json', 'out')}
    check('compile: catalogs and outputs are their owner\'s only', set(modes.values()) == {'0o600'}, modes)


def streams():
    """Outputs of root at names that another user laid out: links to devices, pipes, a file that everybody may read."""
    folder = theirs('streams')
    device = os.path.join(SCRATCH, 'device')
    try:
        os.mknod(device, 0o600 | stat.S_IFCHR, os.makedev(1, 3))
    except PermissionError:
        print('skipped: devices, which cannot be made here')
    else:
        told = compiled(link(device, os.path.join(folder, 'device')))
        check('compile: --out to a link of another user to a device', told.returncode != 0 and 'another user' in told.stderr, told.stderr)
    pipe = os.path.join(folder, 'pipe')
    os.mkfifo(pipe)
    os.chown(pipe, NOBODY, NOBODY)
    reader = subprocess.Popen(['cat', pipe], stdout=subprocess.PIPE, text=True)
    told = compiled(pipe)
    reader.kill()
    check('compile: --out to a pipe of another user', '"x"' not in reader.communicate()[0] and told.returncode != 0, told.stderr)
    file = write(os.path.join(folder, 'file'), 'theirs', 0o666, NOBODY)
    compiled(file)
    check('compile: --out to a file that another user made readable', stat.S_IMODE(os.lstat(file).st_mode) & 0o077 == 0, oct(os.lstat(file).st_mode))
    roots = os.path.join(SCRATCH, 'streams-root')
    os.mkdir(roots, 0o755)
    told = compiled(os.path.join(link(roots, os.path.join(folder, 'way')), 'out'))
    check('compile: --out through a link of another user on the way', not os.listdir(roots), told.stderr)


def compiled(out):
    return run('compile', '--certname', 'n', '--out', out, '-e', "notify { 'x': }")


def pipes():
    """A pipe that another user put among the files of a site holds no compile."""
    site = os.path.join(SCRATCH, 'site')
    os.makedirs(os.path.join(site, 'manifests'))
    os.makedirs(os.path.join(site, 'data'))
    write(os.path.join(site, 'manifests/site.pp'), "notice(lookup('k'))", 0o644)
    write(os.path.join(site, 'hiera.yaml'), "version: 5\nhierarchy:\n  - { name: all, path: common.yaml }\n", 0o644)
    os.mkfifo(os.path.join(site, 'data/common.yaml'))
    try:
        told = run('compile', '--certname', 'n', '--environment-dir', site, timeout=120)
        check('compile: a pipe in place of data', told.returncode != 0, told.stderr)
    except subprocess.TimeoutExpired:
        check('compile: a pipe in place of data', False, 'it waits for ever')


def lists():
    """The access list of a file's former owner lets them read nothing of the next one."""
    if not shutil.which('setfacl'):
        print('skipped: access lists, which need acl')
        return
    folder = theirs('lists')
    file = write(os.path.join(folder, 'f'), 'theirs', 0o600, NOBODY)
    if subprocess.run(['setfacl', '-m', 'u:nobody:rw', file], check=False, capture_output=True).returncode != 0:
        print('skipped: access lists, which this file system does not have')
        return
    apply(f"file {{ '{file}': content => 'secret', owner => 'root', group => 'root', mode => '0640' }}")
    seen = subprocess.run(['cat', file], capture_output=True, text=True, check=False, user=NOBODY, group=NOBODY, extra_groups=[]).stdout
    check('apply: a file that changes hands', 'secret' not in seen, seen)


def identities():
    """exec_owner with exec_group and with chroot: what cf-agent gives the same command. It leaves root's group where no group is named."""
    bodies = '''body contain as { exec_owner => "nobody"; exec_group => "daemon"; useshell => "useshell"; }
body contain owner { exec_owner => "nobody"; useshell => "useshell"; }
body contain rooted { exec_owner => "nobody"; exec_group => "daemon"; chroot => "/"; chdir => "/"; useshell => "useshell"; }'''
    wanted = {'as': ('uid=65534', 'gid=1('), 'owner': ('uid=65534', 'gid=0(root) groups=0(root)'), 'rooted': ('uid=65534', 'gid=1(')}
    for name, words in wanted.items():
        told = agent(f'commands: "/usr/bin/id" contain => {name};', bodies)
        line = next((each for each in told.stdout.splitlines() if 'uid=' in each), told.stdout + told.stderr)
        check(f'cf-agent: the identity of a command with {name}', all(word in line for word in words) and (name == 'owner' or '0(root)' not in line), line)


def main():
    os.chmod(SCRATCH, 0o755)
    for folder in ('work/inputs', 'work/modules', 'work/state', 'work/outputs', 'work/ppkeys', 'work/bin', 'puppet/conf', 'puppet/var', 'puppet/code/environments/production'):
        os.makedirs(os.path.join(SCRATCH, folder), 0o700)
    began = time.time()
    try:
        for part in (backups, parents, reports, attributes, lists, outputs, streams, pipes, identities, races):
            if part.__name__ in sys.argv[1:] or not sys.argv[1:]:
                part()
    finally:
        shutil.rmtree(SCRATCH, ignore_errors=True)
    print(f'{len(FAILED)} attacks succeeded, {time.time() - began:.0f} s')
    return 1 if FAILED else 0


sys.exit(main())
