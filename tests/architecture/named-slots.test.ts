import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT } from './project.ts';

/** Tags that selectors may name: a drawing is always an `svg`, and table parts have no slot names. */
const BY_NATURE = new Set(
  'svg g path line rect circle text table caption colgroup col thead tbody tfoot tr th td'.split(
    ' ',
  ),
);

/** Matches style keys that contain a selector, such as `'& > b': {`. */
const KEYS = /(['"`])([^'"`\n]*&[^'"`\n]*)\1\]?:/g;

/** Returns the tags in a selector, without attributes and pseudo-classes. Selectors for the page state on `html` and `body` are ignored. */
const tagsOf = (selector: string): readonly string[] =>
  [
    ...selector
      .replaceAll(/\[[^\]]*\]|\$\{[^}]*\}|^(?:html|body)\b/g, '')
      .replaceAll(/::?[a-z-]+/g, ' ')
      .matchAll(/(?<![\w.#-])[a-z][a-z0-9]*/g),
  ].map(([tag]) => tag);

/** Lists the selectors that style children by tag instead of by slot name. */
const selectorsByTag = (text: string): readonly string[] =>
  [...text.matchAll(KEYS)]
    .flatMap(([, , key = '']) => key.split(','))
    .filter((selector) => tagsOf(selector).some((tag) => !BY_NATURE.has(tag)));

describe('Parts take named slots: a style names no tag', () => {
  it.each([
    ["'& > b': {}", 1],
    ["'& small': {}", 1],
    ["'&[data-open] > summary': {}", 1],
    ["'& > h1, & > h2': {}", 2],
    ["'&:has(> aside)': {}", 1],
    ["'& > li + li': {}", 1],
    ["'dialog > &': {}", 1],
    ['[`& i[data-look=${of}]`]: {}', 1],
    ["'& > svg': {}", 0],
    ["'& tbody td:first-of-type': {}", 0],
    ["'& > [data-end]': {}", 0],
    ["'html.dark &': {}", 0],
    ["'body:has([data-bar]) &': {}", 0],
    ["'& > html': {}", 1],
    ["'&:not(:first-child)::before': {}", 0],
    ["'&[aria-current=page]': {}", 0],
  ])('%s names a tag %i times', (text, count) => {
    expect(selectorsByTag(text)).toHaveLength(count);
  });

  it('in the kit and in all looks', () => {
    const files = readdirSync(join(PROJECT, 'ui'), { recursive: true, encoding: 'utf8' }).filter(
      (file) => /^kit\/.*\.tsx?$|\.look\.tsx$/.test(file.replaceAll('\\', '/')),
    );
    expect(files.length).toBeGreaterThan(200);
    const found = files.flatMap((file) =>
      selectorsByTag(readFileSync(join(PROJECT, 'ui', file), 'utf8')),
    );
    expect(found).toEqual([]);
  });
});
