#!/usr/bin/env python3
"""Runs puppet-lint over the cases of a corpus file and writes what it said below each.

usage: it/lint_goldens.py CORPUS

A case is `### name`, a manifest, then `---- found` with the lines puppet-lint prints (all its checks are on) and, where --fix changes the
text, `---- fixed` with the new one. Everything below a manifest is replaced. `### name | --flag ...` gives more flags to puppet-lint.
"""
import os, re, subprocess, sys, tempfile

ON = ['class_inherits_from_params_class', 'code_on_top_scope', 'quoted_booleans', '80chars']
FORMAT = '%{line}:%{column} %{kind} %{check}: %{message}'


def lint(folder, flags):
    command = ['puppet-lint', '--no-config'] + ['--%s-check' % name for name in ON] + ['--log-format', FORMAT] + flags + ['m/manifests/init.pp']
    return subprocess.run(command, cwd=folder, capture_output=True, text=True).stdout


def place(line):
    found = re.match(r'(\d+):(\d+) \w+ (\S+):', line)
    return (int(found[1]), int(found[2]), found[3]) if found else (0, 0, line)


def main():
    corpus = sys.argv[1]
    head, *cases = re.split(r'(?m)^### ', open(corpus, newline='').read())
    out = [head]
    for case in cases:
        title, _, rest = case.partition('\n')
        manifest = re.split(r'(?m)^---- found$', rest)[0]
        flags = title.split(' | ')[1].split() if ' | ' in title else []
        with tempfile.TemporaryDirectory() as folder:
            os.makedirs(folder + '/m/manifests')
            file = folder + '/m/manifests/init.pp'
            text = manifest[:-1].replace('␉', '\t').replace('␠', ' ').replace('␍', '\r')
            open(file, 'w', newline='').write(text)
            said = sorted(filter(None, lint(folder, flags).split('\n')), key=place)
            lint(folder, flags + ['--fix'])
            fixed = open(file, newline='').read()
        out.append('### %s\n%s---- found\n%s%s' % (title, manifest, ''.join(line + '\n' for line in said), '\n' if fixed == text else ''))
        if fixed != text:
            out.append('---- fixed\n%s\n' % fixed.replace('\t', '␉').replace('\r', '␍'))
    open(corpus, 'w', newline='').write(''.join(out))


main()
