import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT } from './project.ts';

/** Who goes on from somebody else's change without fields to compare, and why. */
const OTHERS: Readonly<Record<string, string>> = {
  'ui/contacts/call-order.view-model.ts': 'an order is one value, shown place by place',
  'ui/tests-on-site/test-presses.ts': 'a press has no fields: it is done on what is there now',
};

/** The one way over somebody else's change; a planned test has its own base and shares the fields. */
const SHARED = ['saving.saveMine(', 'saving.keepMine()', '#fields.rebase('] as const;

const sources = readdirSync(join(PROJECT, 'ui'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => `ui/${path}`)
  .map((path) => ({ path, text: readFileSync(join(PROJECT, path), 'utf8') }))
  .filter(({ text }) => /async keepMine\(/.test(text));

const unshared = (text: string): boolean => !SHARED.some((way) => text.includes(way));

it('every “Keep mine” sends only what was touched, by the one mechanism', () => {
  expect(sources.length).toBeGreaterThan(20);
  const left = sources.filter(({ text }) => unshared(text)).map(({ path }) => path);
  expect(left.toSorted()).toEqual(Object.keys(OTHERS));
  expect(unshared('async keepMine() { this.saving.begin(theirs); await this.save(); }')).toBe(true);
});
