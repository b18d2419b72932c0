"""Layouts of links and owners, made for cfengine-links.check and puppet-links.check."""
import os
import stat

NOBODY, DAEMON = 65534, 1
PLACES = ('plain', 'parent', 'grandparent', 'end', 'chain')
LINK_OWNERS = {'root': (0, 0), 'nobody': (NOBODY, NOBODY)}
TARGET_OWNERS = {'root': (0, 0), 'nobody': (NOBODY, NOBODY), 'nobody:root': (NOBODY, 0), 'daemon': (DAEMON, DAEMON)}


def own(path, owner):
    os.lchown(path, *owner)


def make(root, place, link_owner, target_owner):
    """A directory `theirs` of the other user and a directory `real` with a file; the name that is promised."""
    theirs, real = os.path.join(root, 'theirs'), os.path.join(root, 'real')
    os.makedirs(os.path.join(real, 'd'))
    os.mkdir(theirs)
    file = os.path.join(real, 'd', 'f')
    with open(file, 'w') as out:
        out.write('old\n')
    os.chmod(file, 0o640)
    for path in (real, os.path.join(real, 'd'), file):
        own(path, target_owner)
    own(theirs, (NOBODY, NOBODY))

    def link(target, name):
        path = os.path.join(theirs, name)
        os.symlink(target, path)
        own(path, link_owner)
        return path
    if place == 'plain':
        return file
    if place == 'parent':
        return os.path.join(link(os.path.join(real, 'd'), 'l'), 'f')
    if place == 'grandparent':
        return os.path.join(link(real, 'l'), 'd', 'f')
    if place == 'end':
        return link(file, 'l')
    link(os.path.join(real, 'd'), 'one')
    return os.path.join(link('one', 'two'), 'f')


def picture(root):
    lines = []
    for folder, folders, files in os.walk(root):
        for name in sorted(folders + files):
            path = os.path.join(folder, name)
            found = os.lstat(path)
            text = ''
            if stat.S_ISLNK(found.st_mode):
                text = os.readlink(path)
            elif stat.S_ISREG(found.st_mode):
                with open(path) as content:
                    text = repr(content.read())
            mode = '' if stat.S_ISLNK(found.st_mode) else oct(stat.S_IMODE(found.st_mode))
            lines.append(f'{os.path.relpath(path, root)} {mode} {found.st_uid}:{found.st_gid} {text}')
    return sorted(lines)
