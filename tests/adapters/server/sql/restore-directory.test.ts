import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  decideRestore,
  finishRestore,
  restoringPath,
} from '#adapters/server/sql/restore-directory.ts';

describe('a restore that was killed', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'portal-restore-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  const database = (name: string, whose: string): void => {
    mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, name, 'whose'), whose);
  };
  const whose = (name: string): string => readFileSync(path.join(folder, name, 'whose'), 'utf8');

  it('before it was decided leaves nothing', () => {
    database('db', 'old');
    database('db.restoring', 'half');
    expect(finishRestore(folder)).toBeNull();
    expect([readdirSync(folder), whose('db')]).toEqual([['db'], 'old']);
  });

  it('after it was decided is finished, and keeps what was there', () => {
    database('db', 'old');
    database(path.basename(restoringPath(folder)), 'new');
    decideRestore(folder);
    expect(finishRestore(folder)).toContain('is kept in');
    expect(whose('db')).toBe('new');
    const [, beside = ''] = readdirSync(folder).toSorted();
    expect([beside.startsWith('db.replaced-'), whose(beside)]).toEqual([true, 'old']);
    expect(finishRestore(folder)).toBeNull();
  });

  it('between the two steps of that is finished as well', () => {
    database('db.restored', 'new');
    database('db.replaced-2026-11-27T120000.000Z', 'old');
    expect(finishRestore(folder)).toBe('The backup is in its place.');
    expect(whose('db')).toBe('new');
  });
});
