"""Compares what puppet apply and ours do as root where links of other users are in the way. See puppet-links.check."""
import itertools
import os
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from links_layouts import LINK_OWNERS, PLACES, TARGET_OWNERS, make, picture  # noqa: E402

OPERATIONS = {
    'content': "ensure => file, content => \"added\\n\", backup => false",
    'follow': "ensure => file, content => \"added\\n\", links => follow, backup => false",
    'mode': "mode => '0755'",
    'owner': "owner => 'daemon'",
    'delete': "ensure => absent, backup => false",
    'copy': "source => '{s}/source', backup => false",
    'backup': "ensure => file, content => \"added\\n\", backup => '.before'",
    'link': "ensure => link, target => '{s}/source', force => true, backup => false",
    'directory': "ensure => directory, force => true, backup => false",
}


# Where both change something, and ours differs on purpose: with `links => follow` Puppet puts a file of mode 0777 in place of the link, ours writes
# to what the link leads to; a backup of a link is, in Puppet, a copy of what it leads to, ours is the link.
KNOWN = ('-follow-end-', '-backup-end-')


def cases():
    for number, (operation, place, link, target) in enumerate(itertools.product(OPERATIONS, PLACES, LINK_OWNERS, TARGET_OWNERS)):
        if place == 'plain' and link != 'root':
            continue
        yield f'{number:03d}-{operation}-{place}-{link}-{target}'.replace(':', '+'), operation, place, LINK_OWNERS[link], TARGET_OWNERS[target]


def run(command, scratch):
    scene = os.path.join(scratch, 'scene')
    shutil.rmtree(scene, ignore_errors=True)
    os.makedirs(scene)
    os.chmod(scene, 0o755)
    resources, before = [], {}
    for name, operation, place, link_owner, target_owner in cases():
        root = os.path.join(scene, name)
        os.mkdir(root)
        with open(os.path.join(root, 'source'), 'w') as out:
            out.write('new\n')
        os.chmod(os.path.join(root, 'source'), 0o644)
        path = make(root, place, link_owner, target_owner)
        before[name] = picture(root)
        resources.append(f"file {{ '{path}': {OPERATIONS[operation].format(s=root)} }}")
    manifest = os.path.join(scratch, 'links.pp')
    with open(manifest, 'w') as out:
        out.write('\n'.join(resources) + '\n')
    state = os.path.join(scratch, 'state')
    shutil.rmtree(state, ignore_errors=True)
    for folder in ('conf', 'var', 'code/environments/production'):
        os.makedirs(os.path.join(state, folder), 0o750)
    told = subprocess.run(
        [*command, 'apply', '--confdir', state + '/conf', '--vardir', state + '/var', '--codedir', state + '/code', manifest],
        env=dict(os.environ, LC_ALL='C.UTF-8'), capture_output=True, text=True, timeout=600, check=False)
    after = {name: picture(os.path.join(scene, name)) for name in before}
    if after == before:
        sys.exit(f'{command[0]} changed nothing at all:\n{told.stdout[-2000:]}{told.stderr[-2000:]}')
    return before, after


def main():
    scratch = tempfile.mkdtemp(prefix='links.')
    os.chmod(scratch, 0o755)
    try:
        before, reference = run(['puppet'], scratch)
        _, ours = run([os.environ['OURS']], scratch)
        same, known, refused, worse, different = 0, 0, [], [], []
        for name, start in before.items():
            if ours[name] == reference[name]:
                same += 1
            elif any(each in name for each in KNOWN) and reference[name] != start:
                known += 1
            elif ours[name] == start:
                refused.append(name)
            else:
                (worse if reference[name] == start else different).append(name)
        for title, names in (('changed by ours, left alone by Puppet', worse), ('changed otherwise', different)):
            for name in names:
                print(f'{title}: {name}')
                print('  puppet: ' + '\n          '.join(sorted(set(reference[name]) ^ set(before[name]))))
                print('  ours:   ' + '\n          '.join(sorted(set(ours[name]) ^ set(before[name]))))
        ours_only = [name for name in refused if '-nobody-' not in name]
        for name in ours_only:
            print(f'refused by ours, though the link is root\'s: {name}')
        print(f'{len(before)} layouts, {same} the same, {len(refused)} that only ours refuses, {len(worse)} changed by ours alone, '
              f'{len(different)} changed otherwise, {known} that differ on purpose')
        return 1 if worse or different or ours_only else 0
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


sys.exit(main())
