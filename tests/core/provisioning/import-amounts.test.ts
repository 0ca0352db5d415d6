import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '#core/kernel/limits.ts';
import {
  importAmounts,
  importCommand,
  importPress,
  nothingToImport,
  refusePortalFile,
  writtenText,
} from '#core/provisioning/import-amounts.rule.ts';

const kind = (some: Partial<Record<'new' | 'changed' | 'same' | 'refused', number>>) => ({
  kind: 'site',
  title: 'Sites',
  new: 0,
  changed: 0,
  same: 0,
  refused: 0,
  ...some,
});

describe('a file that is chosen', () => {
  it.each(['a.csv', 'A.CSV', 'a b.json', 'a.jsonl', 'a.txt'])('%s is sent', (name) => {
    expect(refusePortalFile({ name, size: LIMITS.portalFileBytes })).toBeNull();
  });

  it.each([
    ['a.xlsx', 5, 'its name ends in .csv or .json'],
    ['csv', 5, 'its name ends in .csv or .json'],
    ['a.csv', 0, 'The file is empty'],
    ['a.csv', LIMITS.portalFileBytes + 1, 'larger than 64 MB'],
  ])('%s of %i bytes is not: %s', (name, size, text) => {
    expect(refusePortalFile({ name, size })).toContain(text);
  });
});

describe('what a file comes to', () => {
  it('counts what is written over all kinds, in numbers a person reads', () => {
    const counts = [kind({ new: 12000, refused: 3 }), kind({ changed: 5713, same: 8, refused: 1 })];
    const amounts = importAmounts({ counts });
    expect(amounts).toEqual({ writes: 17713, same: 8, refused: 4 });
    expect(importPress(amounts)).toBe('Import 17,713, skip 4');
    expect(importPress({ ...amounts, refused: 0 })).toBe('Import 17,713');
    expect(writtenText(amounts)).toBe('17,713 written, 4 refused');
  });

  it.each([
    [0, 0, 'the file has no records'],
    [0, 2, 'every line was refused'],
    [3, 0, 'nothing in the file differs from the portal'],
    [3, 2, 'the other lines do not differ from the portal'],
  ])('with %i the same and %i refused there is no press: %s', (same, refused, text) => {
    const amounts = { writes: 0, same, refused };
    expect(importPress(amounts)).toBeNull();
    expect(nothingToImport(amounts)).toContain(text);
  });
});

it.each(['a.csv', 'harbor point.csv', 'o\'brien; $(id) `x` "y".csv', '-rf.csv', 'ä\\n*.csv'])(
  'a shell takes the name of %s literally',
  (name) => {
    const command = importCommand(name).replace('npm run admin --', 'printf "%s\\n"');
    const text = execFileSync('/bin/sh', ['-c', command], { encoding: 'utf8' });
    expect(text).toBe(`import\n${name.startsWith('-') ? './' : ''}${name}\n`);
  },
);
