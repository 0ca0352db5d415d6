import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const SCRIPT = readFileSync(join(import.meta.dirname, '../../ui/old-browser.js'), 'utf8');

/** A simulated browser that supports all required features. */
const NEW = {
  AbortSignal: Object.assign(() => undefined, { any: () => undefined }),
  Intl: { Segmenter: () => undefined },
  URL: Object.assign(() => undefined, { canParse: () => true }),
  page: { popover: null },
};

/** Runs the script in a browser with the given features. Returns the displayed text and whether the browser parses the rest of the page. */
const run = (browser: Readonly<Record<string, unknown>>) => {
  const input: string[] = [];
  let stopped = false;
  const { page = {}, ...globals } = browser;
  const element = () => ({
    style: {},
    setAttribute: () => undefined,
    appendChild: () => undefined,
    set textContent(text: string) {
      input.push(text);
    },
  });
  runInNewContext(SCRIPT, {
    ...globals,
    document: {
      documentElement: Object.assign(page as object, element()),
      createElement: element,
    },
    window: { stop: () => (stopped = true) },
  });
  return { shown: input, stopped };
};

const SENTENCE =
  'This browser is too old for the portal. Please update it, or use a current Chrome, Edge, Firefox or Safari.';

describe('a browser that is too old', () => {
  it.each([
    ['of 2012', {}],
    ['without AbortSignal', { ...NEW, AbortSignal: undefined }],
    ['without AbortSignal.any', { ...NEW, AbortSignal: () => undefined }],
    ['without Intl.Segmenter', { ...NEW, Intl: {} }],
    ['without URL as a function', { ...NEW, URL: undefined }],
    ['without URL.canParse', { ...NEW, URL: () => undefined }],
    ['without popovers', { ...NEW, page: {} }],
  ])('%s is told so in one sentence, and reads nothing more', (_which, browser) => {
    expect(run(browser)).toEqual({ shown: [SENTENCE], stopped: true });
  });

  it('one of today is told nothing', () => {
    expect(run(NEW)).toEqual({ shown: [], stopped: false });
  });

  it('reads the script whatever its age: no word or sign in it is younger than 2009', () => {
    const code = SCRIPT.replaceAll(/^\s*\/\/.*$/gm, '');
    const young = /=>|`|\?\.|\?\?|\.\.\.|\b(?:let|const|class|async|await|of)\b|,\s*\)/;
    const found = young.exec(code.replaceAll(/'[^']*'/g, "''"));
    expect(found?.[0]).toBeUndefined();
    for (const planted of ['a => b', 'const a = 1', 'f(a,\n)', 'a?.b'])
      expect(planted).toMatch(young);
  });
});
