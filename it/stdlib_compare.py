#!/usr/bin/env python3
"""Compares what Bindery made of calls (standard input, from `compile --batch`) with what Puppet did: stdlib_compare.py WORK [SHOWN]"""
import json, re, sys

work, shown = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 20

def plain(message):
    message = re.sub(r' \((?:file: [^,)]*, )?line: \d+(?:, column: \d+)?\)', '', message)
    message = re.sub(r'\AScope\(Class\[main\]\): ', '', re.sub(r' on node \S+\Z', '', message))
    message = re.sub(r' at \["[^"]*", \d+\]:.*', ' at PLACE', message, flags=re.S)
    return re.sub(r'\nDid you mean\?.*', '', message, flags=re.S)

ours = {}
for line in sys.stdin:
    result = json.loads(line)
    outcome = {'logs': [[level, plain(text)] for level, text in result['logs'] if level in ('notice', 'warning')]}
    if 'error' in result:
        outcome['error'] = plain(result['error']['message'])
    ours[result['name']] = outcome
functions, wrong, equal, unprintable = set(), {}, 0, 0
for line in open(work + '/expected.jsonl', encoding='utf-8'):
    case = json.loads(line)
    functions.add(case['function'])
    if case.get('unprintable'):
        unprintable += 1
        continue
    wanted = {key: case[key] for key in ('logs', 'error') if key in case}
    if ours.get(case['name']) == wanted:
        equal += 1
    else:
        wrong.setdefault(case['function'], []).append((case['call'], wanted, ours.get(case['name'])))
count = 0
for function, cases in sorted(wrong.items()):
    for call, wanted, got in cases[:shown]:
        print(f'{call}\n  puppet  {json.dumps(wanted, ensure_ascii=False)}\n  bindery {json.dumps(got, ensure_ascii=False)}')
    count += len(cases)
print(f'{equal} of {equal + count} calls of {len(functions)} functions equal')
if count:
    print('not equal: ' + ', '.join(f'{function} {len(cases)}' for function, cases in sorted(wrong.items())))
sys.exit(1 if count else 0)
