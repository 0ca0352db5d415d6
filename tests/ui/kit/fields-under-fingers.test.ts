import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Matches style blocks of inputs, selects and text areas, whether styled directly or nested. */
const LOOKS =
  /(?:styled\('(?:input|select|textarea)', \{|'[^'\n]*& (?:[^'\n]*> )?(?:input|select|textarea)[^'\n]*': \{)/g;
/** Matches sliders, checkboxes and file inputs, which open no on-screen keyboard. */
const NOT_TYPED =
  /opacity: '0'|slider|type=checkbox\]'|appearance: 'none',\s+background: 'transparent',\s+cursor/;
const SMALL = /textStyle: '(?:caption|small|body|label)'|controlBox/;
const LARGE = /fontSize: '[1-9][\d.]*rem'|textStyle: '(?:form|figure|title)'/;

/** Returns the brace-delimited block that starts at `from`. */
const blockAt = (text: string, from: number): string => {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return text.slice(from, at + 1);
  }
  return text.slice(from);
};

const smallFieldsOf = (text: string): readonly string[] =>
  [...text.matchAll(LOOKS)]
    .map((found) => blockAt(text, found.index + found[0].length - 1))
    .filter((block) => SMALL.test(block) && !LARGE.test(block) && !NOT_TYPED.test(block))
    .filter((block) => !/\(pointer: coarse\)'[^}]*underFingers/.test(block));

it('has 16 px under fingers wherever the kit or a look lets somebody type or choose, or iPhones zoom in and stay', () => {
  const files = readdirSync('ui', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^kit\/.*\.tsx?$|\.look\.tsx$/.test(file.replaceAll('\\', '/')),
  );
  expect(files.filter((file) => file.endsWith('.look.tsx')).length).toBeGreaterThan(50);
  const small = files.flatMap((file) =>
    smallFieldsOf(readFileSync(`ui/${file}`, 'utf8')).map((block) => `${file}: ${block}`),
  );
  expect(small).toEqual([]);
  // A planted violation is found.
  expect(smallFieldsOf("styled('input', { base: { textStyle: 'small' } })")).toHaveLength(1);
  expect(smallFieldsOf("'& > select': { ...controlBox, height: '32px' },")).toHaveLength(1);
});
