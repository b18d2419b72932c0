#!/usr/bin/env python3
"""Compares what Bindery made of calls (standard input, from `compile --batch`) with what Puppet did: stdlib_compare.py WORK [SHOWN]"""
import json, os, re, sys

work, shown = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 20

def plain(message):
    message = re.sub(r' \((?:file: [^,)]*, )?line: \d+(?:, column: \d+)?\)', '', message)
    message = re.sub(r'\AScope\(Class\[main\]\): ', '', re.sub(r' on node \S+\Z', '', message))
    message = re.sub(r'\ACould not parse for environment \w+: ', '', re.sub(r' \(file: \S+\)\Z', '', message))
    message = re.sub(r' at \["[^"]*", \d+\]:.*', ' at PLACE', message, flags=re.S)
    return re.sub(r'\nDid you mean\?.*', '', message, flags=re.S)

ours = {}
for line in sys.stdin:
    result = json.loads(line)
    outcome = {'logs': [[level, plain(text)] for level, text in result['logs'] if level in ('notice', 'warning')]}
    if 'error' in result:
        outcome['error'] = plain(result['error']['message'])
    ours[result['name']] = outcome
differ = [re.compile(line.split('  #')[0].strip()) for line in open(os.path.splitext(__file__)[0].replace('_compare', '') + '.differ', encoding='utf-8')
          if line.strip() and not line.startswith('#')]
functions, wrong, equal, apart = set(), {}, 0, 0
for line in open(work + '/expected.jsonl', encoding='utf-8'):
    case = json.loads(line)
    functions.add(case['function'])
    wanted = {key: case[key] for key in ('logs', 'error') if key in case}
    text = case['call'] + '  =>  ' + json.dumps(wanted, ensure_ascii=False)
    if case.get('unprintable') or any(pattern.search(text) for pattern in differ):
        apart += 1
    elif ours.get(case['name']) == wanted:
        equal += 1
    else:
        wrong.setdefault(case['function'], []).append((case['call'], wanted, ours.get(case['name'])))
count = 0
for function, cases in sorted(wrong.items()):
    for call, wanted, got in cases[:shown]:
        print(f'{call}\n  puppet  {json.dumps(wanted, ensure_ascii=False)}\n  bindery {json.dumps(got, ensure_ascii=False)}')
    count += len(cases)
print(f'{equal} of {equal + count} calls of {len(functions)} functions equal ({apart} more differ as listed)')
if count:
    print('not equal: ' + ', '.join(f'{function} {len(cases)}' for function, cases in sorted(wrong.items())))
if equal < 1000:
    sys.exit(f'only {equal} calls equal: need at least 1000')
sys.exit(1 if count else 0)
