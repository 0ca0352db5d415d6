import { ESLint } from 'eslint';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT } from './cruise.ts';

const eslint = new ESLint({ cwd: PROJECT });

/** What is reported, as `line rule`. */
const reported = async (file: string, lines: readonly string[]): Promise<readonly string[]> => {
  const results = await eslint.lintText(lines.join('\n'), { filePath: join(PROJECT, file) });
  return results.flatMap(({ messages }) =>
    messages.map(({ line, ruleId, message }) => `${String(line)} ${ruleId ?? message}`),
  );
};

interface Planted {
  readonly rule: string;
  readonly file: string;
  readonly text: string;
}

const forbidden = (file: string, ...texts: readonly string[]): readonly Planted[] =>
  texts.map((text) => ({ rule: 'no-restricted-syntax', file, text }));

const BROWSER_GLOBALS =
  'window self globalThis document location history navigator localStorage sessionStorage indexedDB caches fetch XMLHttpRequest WebSocket EventSource BroadcastChannel Worker matchMedia requestAnimationFrame addEventListener'.split(
    ' ',
  );

const NOW = [
  'export const at = Date.now();',
  'export const at = new Date();',
  'export const at = Date();',
  'export const at = new Intl.DateTimeFormat("en-US").format();',
  'export const at = new Intl.DateTimeFormat("en-US").formatToParts();',
  'export const at = performance.now();',
  'export const at = Math.random();',
  'export const at = crypto.randomUUID();',
  'export const budget = 3_000;',
];

const SINKS = [
  'export const show = (at: HTMLElement, text: string) => { at.innerHTML = text; };',
  'export const show = (at: HTMLElement, text: string) => { at["outerHTML"] += text; };',
  'export const show = (at: HTMLIFrameElement, text: string) => { at.srcdoc = text; };',
  'export const show = (at: HTMLElement, text: string) => { at.insertAdjacentHTML("beforeend", text); };',
  'export const show = (at: Range, text: string) => at.createContextualFragment(text);',
  'export const show = (text: string) => new DOMParser().parseFromString(text, "text/html");',
  'export const show = (text: string) => { document.write(text); };',
  'export const props = { dangerouslySetInnerHTML: { __html: "" } };',
];

const PLANTED: readonly Planted[] = [
  ...[
    'core/news/planted.use-case.ts',
    'core/news/planted.schema.ts',
    'core/backend/planted.ts',
  ].flatMap((file) => forbidden(file, ...NOW)),
  ...forbidden(
    'core/news/planted.rule.ts',
    ...NOW,
    'export const at = new Date(0);',
    'export class Planted {}',
    'export const stop = () => { throw new Error(); };',
  ),
  ...[
    'ui/news/planted.ts',
    'core/news/planted.ts',
    'adapters/server/planted.ts',
    'adapters/cli/planted.ts',
    'composition/server.ts',
    'composition/scripts/planted.mjs',
    'ui/head.js',
    'tests/bench/planted.mjs',
    'tests/ui/planted.ts',
  ].flatMap((file) =>
    forbidden(
      file,
      ...SINKS.map((text) => (file.endsWith('ts') ? text : text.replace(/: \w+/g, ''))),
    ),
  ),
  ...forbidden(
    'ui/news/planted.tsx',
    'export const A = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;',
    'export const A = () => <iframe srcDoc="" />;',
    'export const A = () => <p style={{}} />;',
    'export const A = "#ff0000";',
    'export const a = () => fetch("/");',
  ),
  ...forbidden(
    'ui/news/planted.view-model.ts',
    'export const a = () => fetch("/");',
    'export const a = (it: object) => makeAutoObservable(it, { "#hidden": false });',
  ),
  ...forbidden('ui/news/planted.ts', 'export enum A { B }', 'export default 1;'),
  ...['core/news/planted.ts', 'ui/news/planted.ts', 'tests/ui/planted.ts'].flatMap((file) =>
    forbidden(
      file,
      'export const a = (b: { c: number }) => { void b; };',
      'export const a = (b: { c: number }) => { void b.c; };',
      'export const a = (b?: { c: number }) => { void b?.c; };',
      'export const a = (): (() => void) => { return async () => { await Promise.resolve(); }; };',
    ),
  ),
  ...[
    'export type A = { readonly b: 1 } | null | { readonly b: 1 };',
    'export type A = { b: 1 } & { c: 1 } & { b: 1 };',
    'export const a = (b: string | number | string) => b;',
  ].map((text) => ({ rule: 'house/no-part-twice', file: 'core/news/planted.ts', text })),
  ...forbidden('tests/ui/planted.test.ts', 'it.skip("a", () => {});', 'test.only("a", () => {});'),
  ...['adapters/http/planted.ts', 'adapters/wire/planted.ts', 'adapters/memory/planted.ts'].flatMap(
    (file) =>
      BROWSER_GLOBALS.map((name) => ({
        rule: 'no-restricted-globals',
        file,
        text: `export const a = () => ${name};`,
      })),
  ),
  ...[
    ['core/news/planted.rule.ts', 'rxjs'],
    ['core/news/planted.use-case.ts', 'mobx'],
    ['ui/news/planted.view-model.ts', 'react'],
    ['ui/news/planted.tsx', '@chakra-ui/react'],
  ].map(([file = '', name = '']) => ({
    rule: 'no-restricted-imports',
    file,
    text: `export * from '${name}';`,
  })),
];

describe('each lint rule of the house barks', () => {
  const files = [...new Set(PLANTED.map(({ file }) => file))];

  it.each(files)('at every violation planted in %s', async (file) => {
    const planted = PLANTED.filter((one) => one.file === file);
    const found = await reported(
      file,
      planted.map(({ text }) => text),
    );
    const silent = planted.filter(({ rule }, at) => !found.includes(`${String(at + 1)} ${rule}`));
    expect(silent.map(({ text }) => text)).toEqual([]);
  });

  it('and at nothing else', async () => {
    for (const file of files) expect(await reported(file, ['export {};', ''])).toEqual([]);
  });
});
