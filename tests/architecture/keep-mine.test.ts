import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT } from './project.ts';

/** Reasons why files other than the shared editor may save after another user's change, by file. */
const OTHERS: Readonly<Record<string, string>> = {
  'ui/contacts/call-order.view-model.ts': 'an order is one value, shown place by place',
  'ui/tests-on-site/test-placing.ts': 'a planned test has its own base, and shares the fields',
  'ui/tests-on-site/test-presses.ts': 'a press has no fields: it is done on what is there now',
};

const EDITOR = 'ui/shell/revised-editor.ts';

/** Matches the method that overwrites another user's change. */
const KEEPS = /\basync keepMine\(/;
const SAVES = /from '[^']*\/revised-save\.ts'/;

const sources = readdirSync(join(PROJECT, 'ui'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => `ui/${path}`)
  .map((path) => ({ path, text: readFileSync(join(PROJECT, path), 'utf8') }));

const those = (pattern: RegExp): readonly string[] =>
  sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

it('every “Keep mine” sends only what was touched, by the one editor', () => {
  expect(those(KEEPS).toSorted()).toEqual([EDITOR, ...Object.keys(OTHERS)].toSorted());
  const editor = readFileSync(join(PROJECT, EDITOR), 'utf8');
  expect(editor).toContain('this.saving.keepMine()');
  const placing = readFileSync(join(PROJECT, 'ui/tests-on-site/test-placing.ts'), 'utf8');
  expect(placing).toContain('#fields.rebase(');
});

it('and saves under a revision are a part of it alone', () => {
  expect(those(SAVES)).toEqual([EDITOR]);
  expect(those(/\bRevisedEditor\b/).length).toBeGreaterThan(15);
  expect(KEEPS.test('  async keepMine() { this.saving.begin(theirs); await this.save(); }')).toBe(
    true,
  );
});
