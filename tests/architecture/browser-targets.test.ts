import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { PROJECT } from './project.ts';

const SCRIPT = new URL('../../composition/scripts/browser-targets.mjs', import.meta.url).href;
const { browserTargets } = (await import(SCRIPT)) as { browserTargets: () => readonly string[] };

/** Browser features younger than four years, with the first Chrome, Firefox and Safari that support them (MDN, November 2026). */
const YOUNG: readonly (readonly [
  name: string,
  uses: RegExp,
  chrome: number,
  firefox: number,
  safari: number,
])[] = [
  ['AbortSignal.any', /AbortSignal\.any\(/, 116, 124, 17.4],
  ['AbortSignal.timeout', /AbortSignal\.timeout\(/, 103, 100, 16],
  ['Array: toSorted and its like', /\.to(?:Sorted|Reversed|Spliced)\(/, 110, 115, 16],
  ['Array.fromAsync', /Array\.fromAsync\(/, 121, 115, 16.4],
  ['bytes to base64', /\.toBase64\(|\.fromBase64\(/, 140, 133, 18.2],
  ['container queries', /@container|containerType/, 105, 110, 16],
  ['CSS :has', /:has\(/, 105, 121, 15.4],
  ['CSS dvh', /\ddvh\b/, 108, 101, 15.4],
  ['CSS field-sizing', /field-?sizing/i, 123, 152, 26.2],
  ['CSS light-dark', /light-dark\(/, 123, 120, 17.5],
  ['CSS anchors', /anchor-?name/i, 125, 147, 26],
  ['customizable select', /base-select/, 135, 999, 999],
  ['details with a name', /<details[^>]* name=/, 120, 130, 17.2],
  ['Error.isError', /Error\.isError\(/, 134, 138, 26],
  ['groupBy', /\b(?:Object|Map)\.groupBy\(/, 117, 119, 17.4],
  ['hidden until found', /until-found/, 102, 139, 26.2],
  ['Intl.DurationFormat', /Intl\.DurationFormat/, 129, 136, 16.4],
  ['Intl.Segmenter', /Intl\.Segmenter/, 87, 125, 14.1],
  [
    'iterator helpers',
    /Iterator\.from\(|\.(?:values|keys|entries)\(\)\s*\.(?:map|filter)\(/,
    122,
    131,
    18.4,
  ],
  ['moveBefore', /\.moveBefore\(/, 133, 144, 999],
  ['popovers', /showPopover|popover=/, 114, 125, 17],
  ['Promise.try', /Promise\.try\(/, 128, 134, 18.2],
  ['Promise.withResolvers', /Promise\.withResolvers/, 119, 121, 17.4],
  ['RegExp.escape', /RegExp\.escape\(/, 136, 134, 18.2],
  ['requestIdleCallback', /\brequestIdleCallback\(/, 47, 55, 999],
  ['scheduler', /\bscheduler\.(?:yield|postTask)\(/, 129, 142, 999],
  ['scroll snap events', /scrollsnapchange/, 129, 999, 999],
  [
    'sets compared',
    /new Set\([^)]*\)\s*\.(?:union|intersection|difference|isSubsetOf)\(/,
    122,
    127,
    17,
  ],
  ['streams as a loop', /for await [^{]*\bof [^{]*(?:\.body|stream\(\))\b/, 124, 110, 26.4],
  ['Temporal of the browser', /\bglobalThis\.Temporal\b/, 144, 139, 999],
  ['URL.canParse', /URL\.canParse\(/, 120, 115, 17],
  ['URL.parse', /\bURL\.parse\(/, 126, 126, 18],
  ['view transitions', /startViewTransition/, 111, 144, 18],
];

const { browserslist } = z
  .object({ browserslist: z.array(z.string()) })
  .parse(JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')));
const oldest = (name: string): number =>
  Number(
    browserslist
      .find((line) => line.startsWith(`${name} >= `))
      ?.split(' ')
      .at(-1),
  );

const SOURCES = ['ui', 'core', 'adapters/browser', 'adapters/http', 'composition/web']
  .flatMap((top) =>
    readdirSync(join(PROJECT, top), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(PROJECT, top, file),
    ),
  )
  .filter((file) => /\.(?:tsx?|js)$/.test(file) && !/core[\\/]backend/.test(file))
  .map((file) => readFileSync(file, 'utf8'));

const tooYoung = ([, uses, chrome, firefox, safari]: (typeof YOUNG)[number]): boolean =>
  (chrome > oldest('chrome') || firefox > oldest('firefox') || safari > oldest('safari')) &&
  SOURCES.some((text) => uses.test(text));

describe('The browsers that package.json names', () => {
  it('have everything that the portal uses', () => {
    expect(SOURCES.length).toBeGreaterThan(1000);
    expect(YOUNG.filter(tooYoung).map(([name]) => name)).toEqual([]);
  });

  it('are those the compiler writes for, and Edge and iPhones are as Chrome and Safari', () => {
    expect(browserTargets()).toEqual([
      'chrome120',
      'edge120',
      'firefox125',
      'safari17.4',
      'ios17.4',
    ]);
    expect([oldest('edge'), oldest('ios_saf')]).toEqual([oldest('chrome'), oldest('safari')]);
  });

  it('are named in the README with the same numbers', () => {
    const readme = readFileSync(join(PROJECT, 'README.md'), 'utf8');
    expect(readme).toContain(
      `Chrome and Edge ${oldest('chrome')}, Firefox ${oldest('firefox')}, Safari ${oldest('safari')} (iPhones too)`,
    );
  });

  it('are the oldest that have what the first script asks for', () => {
    const asked = ['AbortSignal.any', 'Intl.Segmenter', 'URL.canParse', 'popovers'];
    const needs = YOUNG.filter(([name]) => asked.includes(name));
    expect(needs.filter(([, uses]) => SOURCES.some((text) => uses.test(text)))).toHaveLength(4);
    expect([
      Math.max(...needs.map(([, , chrome]) => chrome)),
      Math.max(...needs.map(([, , , firefox]) => firefox)),
      Math.max(...needs.map(([, , , , safari]) => safari)),
    ]).toEqual([oldest('chrome'), oldest('firefox'), oldest('safari')]);
  });
});
