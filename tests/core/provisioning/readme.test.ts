import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PORTAL_KINDS } from '#core/provisioning/portal-kind.ts';
import { KINDS, titleOf } from '#core/provisioning/portal-kinds.ts';

const README = readFileSync(
  join(import.meta.dirname, '..', '..', '..', 'core', 'provisioning', 'README.md'),
  'utf8',
);

/** Returns the texts in backticks. */
const codesOf = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** Maps each kind to the text below its heading. */
const sections = README.split('\n### `')
  .slice(1)
  .map((section) => {
    const [, name = '', below = ''] = /^(\w+)`[^\n]*\n([\s\S]*)$/.exec(section) ?? [];
    const [before = '', columns = ''] = below.split('\n## ')[0]?.split('\nColumns: ') ?? [];
    return { name, before, columns };
  });
const sectionOf = (name: string) => sections.find((section) => section.name === name);

describe('The provisioning README', () => {
  it('has a section for each kind of record, in the order of the kinds, and no other', () => {
    expect(sections.map(({ name }) => name)).toEqual(PORTAL_KINDS);
  });

  it.each(PORTAL_KINDS)('names the columns of %s as the program knows them', (name) => {
    const kind = KINDS[name];
    expect(codesOf(sectionOf(name)?.columns ?? '')).toEqual(
      Object.keys(kind.columns).map((field) => titleOf(kind, field)),
    );
  });

  it.each(PORTAL_KINDS)('names before them what a line of %s needs', (name) => {
    expect(codesOf(sectionOf(name)?.before ?? '')).toEqual(
      expect.arrayContaining([...KINDS[name].needs]),
    );
  });
});
