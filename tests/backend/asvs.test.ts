import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ASVS } from './asvs.ts';
import type { Status } from './asvs/requirement.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const security = readFileSync(path.join(ROOT, 'SECURITY.md'), 'utf8');
const deviations = security.split(/^## /m).find((part) => part.startsWith('Deviations')) ?? '';
const toldIds = deviations
  .split('\n')
  .filter((line) => line.startsWith('- **'))
  .flatMap((line) => line.match(/V\d+\.\d+\.\d+/g) ?? []);

const withStatus = (...statuses: readonly Status[]) =>
  ASVS.filter(({ status }) => statuses.includes(status));
const idsOf = (list: typeof ASVS): readonly string[] => list.map(({ id }) => id);

/** Number of level 1 and 2 requirements per chapter, V1 to V17, as published in ASVS 5.0.0. */
const PUBLISHED = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7] as const;

describe('ASVS 5.0 is answered: the map of OWASP ASVS 5.0', () => {
  it('holds every published requirement of level 1 and 2, once and in order', () => {
    const ids = idsOf(ASVS);
    expect(ids.filter((id) => !/^V([1-9]|1[0-7])\.\d\.\d{1,2}$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    const inOrder = ids.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    expect(ids).toEqual(inOrder);
    const chapters = PUBLISHED.map(
      (_, index) => ids.filter((id) => id.startsWith(`V${index + 1}.`)).length,
    );
    expect(chapters).toEqual(PUBLISHED);
    expect(ASVS.filter(({ level }) => level === 1)).toHaveLength(70);
    expect(ASVS.filter(({ level }) => level === 2)).toHaveLength(183);
  });

  it('names files that exist', () => {
    const missing = ASVS.flatMap(({ id, evidence }) =>
      evidence.filter((file) => !existsSync(path.join(ROOT, file))).map((file) => `${id} ${file}`),
    );
    expect(missing).toEqual([]);
  });

  it('shows evidence for all that is met', () => {
    expect(idsOf(withStatus('met').filter(({ evidence }) => evidence.length === 0))).toEqual([]);
  });

  it('gives a reason for all that is not', () => {
    const others = withStatus('notYet', 'notApplicable', 'deviation');
    expect(idsOf(others.filter(({ why }) => (why ?? '').trim().length < 10))).toEqual([]);
  });

  it('agrees with the deviations that SECURITY.md of the root tells', () => {
    expect(idsOf(withStatus('deviation')).filter((id) => !toldIds.includes(id))).toEqual([]);
    const claimed = idsOf(withStatus('met', 'notApplicable'));
    expect(toldIds.filter((id) => claimed.includes(id))).toEqual([]);
  });

  it('describes each in a few words of its own', () => {
    expect(idsOf(ASVS.filter(({ about }) => about.length < 4 || about.length > 90))).toEqual([]);
  });
});
