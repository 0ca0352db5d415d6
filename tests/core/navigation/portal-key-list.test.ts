import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { goEntries } from '#core/navigation/go-entries.rule.ts';
import { NAVIGATION } from '#core/navigation/screens.ts';
import { KEY_GROUPS } from '#core/navigation/portal-key-list.ts';
import { PERMISSIONS, STAFF_RIGHTS } from '#core/permission/permissions.ts';
import { PROJECT } from '#tests/architecture/project.ts';

const input = (application: 1 | 2 | 3, beta = true) => ({
  application,
  permissions: new Set<string>([...Object.values(PERMISSIONS), ...Object.values(STAFF_RIGHTS)]),
  answeringServiceEnabled: true,
  beta,
  impersonating: false,
  mayChange: true,
  open: new Set(NAVIGATION.map(({ id }) => id)),
});
const filesWith = (text: string): readonly string[] =>
  readdirSync(join(PROJECT, 'ui'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `ui/${file}`)
    .filter((file) => readFileSync(join(PROJECT, file), 'utf8').includes(text))
    .sort();

describe('the keys of the portal', () => {
  it.each([1, 2, 3] as const)('open no two screens of application %i by one key', (application) => {
    const keys = goEntries(input(application)).map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(3);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).not.toContain('g');
  });

  it('open nothing for a dealer of the classic portal', () => {
    expect(goEntries(input(2, false))).toEqual([]);
  });

  it('are all in the sheet: what the page listens for, and what a control names', () => {
    // A new listener for keys of the whole page needs its line in KEY_GROUPS, then its file here.
    expect(filesWith("addEventListener('keydown'")).toEqual([
      'ui/home/attention-list.tsx',
      'ui/kit/focus/watch-undo-key.ts',
      'ui/lists/record-turner.tsx',
      'ui/new-account/account-wizard.tsx',
      'ui/shell/mini-navigation-bar.look.tsx',
      'ui/shell/search-shortcut.tsx',
    ]);
    const shown = new Set(KEY_GROUPS.flatMap(({ keys }) => keys.flatMap((one) => one.keys)));
    const named = filesWith('aria-keyshortcuts="').flatMap((file) =>
      [...readFileSync(join(PROJECT, file), 'utf8').matchAll(/aria-keyshortcuts="(.+?)"/g)].map(
        ([, key = '']) => key,
      ),
    );
    expect(named.length).toBeGreaterThan(0);
    for (const key of named) expect(shown).toContain(key);
  });

  it('of one character are marked, so that they can be turned off', () => {
    for (const { keys } of KEY_GROUPS)
      for (const { keys: pressed, single } of keys)
        if (pressed.some((key) => /^[a-z/?]$/.test(key))) expect(single).toBe(true);
  });
});
