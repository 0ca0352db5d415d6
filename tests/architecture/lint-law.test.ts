import { describe, expect, it } from 'vitest';
import { lintTree, SET_RULES } from './lint.ts';

interface Planted {
  readonly rule: string;
  readonly file: string;
  readonly text: string;
}

const plant = (file: string, rule: string, ...texts: readonly string[]): readonly Planted[] =>
  texts.map((text) => ({ rule, file, text }));

const BROWSER_GLOBALS =
  'window self globalThis document location history navigator localStorage sessionStorage indexedDB caches fetch XMLHttpRequest WebSocket EventSource BroadcastChannel Worker matchMedia requestAnimationFrame addEventListener'.split(
    ' ',
  );

const TIMERS =
  'setTimeout setInterval setImmediate clearTimeout clearInterval clearImmediate queueMicrotask requestIdleCallback cancelAnimationFrame'.split(
    ' ',
  );

const OF_MACHINE = 'performance crypto alert confirm postMessage process Buffer require'.split(' ');

const NOW = [
  'export const at = Date.now();',
  'export const at = new Date();',
  'export const at = Date();',
  'export const at = new Intl.DateTimeFormat("en-US").format();',
  'export const at = new Intl.DateTimeFormat("en-US").formatToParts();',
  'export const at = performance.now();',
  'export const at = Math.random();',
  'export const at = crypto.randomUUID();',
  'export const at = Date["now"]();',
  'export const at = Math["random"]();',
  'export const { now } = Date;',
  'export const { random } = Math;',
  'export const at = [1].map(Date.now);',
];

const MODULE_VARIABLES = [
  'export const a = 1; let first = 2;',
  'export const a = 1; var second = 2;',
  'export let third = 1;',
];

const RAW_SQL = [
  'export const a = (b: string) => sql.raw(b);',
  'export const a = (b: string) => sql["raw"](b);',
  'export const a = (b: string) => sql.raw("select " + b);',
  'export const a = (b: string) => sql.raw(`select ${b}`);',
  'export const a = (b: string) => CompiledQuery.raw(b, []);',
  'export const a = (...b: [string]) => sql.raw(...b);',
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
    'core/news/planted.rule.ts',
    'core/backend/planted.ts',
  ].flatMap((file) => [
    ...plant(file, 'house/no-clock-or-chance', ...NOW),
    ...plant(file, 'house/no-digit-separator', 'export const budget = 3_000;'),
    ...plant(file, 'house/no-module-variable', ...MODULE_VARIABLES),
  ]),
  ...[
    'ui/news/planted.view-model.ts',
    'ui/news/planted.store.ts',
    'ui/news/planted.rule.ts',
  ].flatMap((file) => [
    ...plant(file, 'house/no-clock-or-chance', ...NOW),
    ...plant(file, 'house/no-module-variable', ...MODULE_VARIABLES),
  ]),
  ...[
    'adapters/server/sql/planted.ts',
    'adapters/server/demo/planted.ts',
    'core/news/planted.ts',
  ].flatMap((file) => plant(file, 'house/literal-sql', ...RAW_SQL)),
  ...plant(
    'core/news/planted.rule.ts',
    'house/pure-rule',
    'export const at = new Date(0);',
    'export const at = Date.UTC(2026);',
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
    'ui/old-browser.js',
    'tests/bench/planted.mjs',
    'tests/ui/planted.ts',
  ].flatMap((file) =>
    plant(
      file,
      'house/no-html-sink',
      ...SINKS.map((text) => (file.endsWith('ts') ? text : text.replace(/: \w+/g, ''))),
    ),
  ),
  ...plant(
    'ui/news/planted.tsx',
    'house/no-html-sink',
    'export const A = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;',
    'export const A = () => <iframe srcDoc="" />;',
  ),
  ...['core/news/planted.ts', 'ui/news/planted.tsx'].flatMap((file) =>
    plant(
      file,
      'no-restricted-properties',
      'export const a = (count: number) => count.toLocaleString("en-US");',
    ),
  ),
  ...plant('ui/news/planted.tsx', 'house/closed-kit', 'export const A = () => <p style={{}} />;'),
  ...plant(
    'ui/kit/planted.tsx',
    'house/no-style-attribute',
    'export const A = () => <p style={{}} />;',
  ),
  ...[
    'ui/news/planted.ts',
    'ui/news/planted.tsx',
    'ui/news/planted.view-model.ts',
    'ui/kit/planted.tsx',
  ].flatMap((file) => plant(file, 'house/no-colour', 'export const A = "#ff0000";')),
  ...['ui/news/planted.ts', 'ui/news/planted.view-model.ts'].flatMap((file) =>
    plant(file, 'house/closed-kit', 'export const width = "12px";'),
  ),
  ...[
    'ui/news/planted.ts',
    'ui/news/planted.tsx',
    'ui/news/planted.view-model.ts',
    'ui/kit/planted.tsx',
  ].flatMap((file) => plant(file, 'house/no-fetch', 'export const a = () => fetch("/");')),
  ...['ui/news/planted.ts', 'ui/shell/planted.tsx', 'ui/kit/planted.tsx'].flatMap((file) => [
    ...plant(
      file,
      'house/no-suspense',
      "export const a = lazy; import { lazy } from 'react';",
      "export const a = A; import { Suspense as A } from 'react';",
    ),
    ...plant(
      file,
      'house/no-emotion-cache',
      "export const a = withEmotionCache; import { withEmotionCache } from '@emotion/react';",
      "export type A = EmotionCache; import type { EmotionCache } from '@emotion/react';",
      "export const a = create; import create from '@emotion/cache';",
    ),
  ]),
  ...plant(
    'ui/news/planted.view-model.ts',
    'house/no-hidden-state',
    'export const a = (it: object) => makeAutoObservable(it, { "#hidden": false });',
  ),
  ...plant('ui/news/planted.ts', 'house/no-enum', 'export enum A { B }'),
  ...plant('ui/news/planted.ts', 'house/no-default-export', 'export default 1;'),
  ...['core/news/planted.ts', 'ui/news/planted.ts', 'tests/ui/planted.ts'].flatMap((file) => [
    ...plant(
      file,
      'house/no-void-value',
      'export const a = (b: { c: number }) => { void b; };',
      'export const a = (b: { c: number }) => { void b.c; };',
      'export const a = (b?: { c: number }) => { void b?.c; };',
      'export const a = () => { void 1; };',
    ),
    ...plant(
      file,
      'house/no-async-for-void',
      'export const a = (): (() => void) => { return async () => { await Promise.resolve(); }; };',
    ),
  ]),
  ...plant(
    'core/news/planted.ts',
    'house/no-part-twice',
    'export type A = { readonly b: 1 } | null | { readonly b: 1 };',
    'export type A = { b: 1 } & { c: 1 } & { b: 1 };',
    'export const a = (b: string | number | string) => b;',
  ),
  ...['core/news/planted.ts', 'composition/scripts/planted.mjs'].flatMap((file) =>
    plant(
      file,
      'house/no-unread-sum',
      'export const a = () => { let b = 0; for (const c of [1]) { b += c; } };',
      'export const a = () => { let b = 0; for (;;) b++; };',
    ),
  ),
  ...plant(
    'tests/ui/planted.test.ts',
    'house/no-skipped-test',
    'it.skip("a", () => {});',
    'test.only("a", () => {});',
  ),
  ...['adapters/http/planted.ts', 'adapters/wire/planted.ts', 'adapters/memory/planted.ts'].flatMap(
    (file) =>
      BROWSER_GLOBALS.flatMap((name) =>
        plant(file, 'no-restricted-globals', `export const a = () => ${name};`),
      ),
  ),
  ...[
    'core/news/planted.ts',
    'core/news/planted.use-case.ts',
    'core/backend/planted.ts',
    'ui/news/planted.ts',
    'ui/news/planted.view-model.ts',
  ].flatMap((file) =>
    [...BROWSER_GLOBALS, ...TIMERS, ...OF_MACHINE].flatMap((name) =>
      plant(file, 'no-restricted-globals', `export const a = () => ${name};`),
    ),
  ),
  ...[
    ['ui/news/planted.tsx', '@chakra-ui/react'],
    ['ui/news/planted.tsx', '../../node_modules/react/index.js'],
  ].flatMap(([file = '', name = '']) =>
    plant(file, 'no-restricted-imports', `export * from '${name}';`),
  ),
];

/** Makes the declared name unique, because the linter refuses a file that declares a name twice. */
const named = ({ text }: Planted, at: number) =>
  text.replace(/^export (const|type|class|enum) \w+/, `export $1 Planted${String(at)}`);

describe('each lint rule of the house barks', () => {
  const files = [...new Set(PLANTED.map(({ file }) => file))];
  const plantsIn = (file: string) => PLANTED.filter((one) => one.file === file);
  const found = lintTree(
    Object.fromEntries(files.map((file) => [file, plantsIn(file).map(named).join('\n')])),
  );

  it.each(files)('at every violation planted in %s', (file) => {
    const reported = found
      .filter((one) => one.file === file)
      .map(({ line, rule }) => `${String(line)} ${rule}`);
    const silent = plantsIn(file).filter(
      ({ rule }, at) => !reported.includes(`${String(at + 1)} ${rule}`),
    );
    expect(silent.map(({ text }) => text)).toEqual([]);
  });

  it('and at nothing else', () => {
    expect(lintTree(Object.fromEntries(files.map((file) => [file, 'export {};\n'])))).toEqual([]);
  });

  it('and each has violations planted', () => {
    const ofHouse = (rule: string) => /^(house\/|no-restricted-)/.test(rule);
    expect([...new Set(PLANTED.map(({ rule }) => rule))].toSorted()).toEqual(
      SET_RULES.filter(ofHouse),
    );
  });
});
