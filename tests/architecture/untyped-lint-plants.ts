const lines = (count: number): string => 'export {};\n'.repeat(count);
const component = (body: string, imports = 'useEffect, useState'): string =>
  `import { ${imports} } from 'react';\nexport const A = (props: { b: number }) => {\n${body}\n};`;

/** Code faults for each lint rule that uses no types. Each fault is a separate TypeScript file. */
export const UNTYPED_FAULTS: Readonly<Record<string, readonly string[]>> = {
  eqeqeq: [
    'export const a = (b: number) => b == 1;',
    'export const a = (b: number | null) => b != null;',
  ],
  'max-lines': [lines(250)],
  'no-array-constructor': ['export const a = new Array(1, 2);', 'export const a = Array();'],
  'unicorn/no-useless-spread': [
    'export const a = { ...{ b: 1 }, c: 2 };',
    'export const a = [1, ...[2, 3]];',
  ],
  'no-console': ["console.log('a');", 'console.debug(1);'],
  'no-empty': ['try { console.info(1); } catch {}', 'if (Math.random() > 1) {}'],
  'no-eval': ["eval('1');", "export const a = globalThis.eval('1');", 'export const a = eval;'],
  'no-implied-eval': ["setTimeout('a()', 1);", "window.setInterval('a()', 1);"],
  'no-new-func': ["export const a = new Function('b', 'return b');", "Function('return 1');"],
  'no-unused-expressions': [
    'export const a = (b: number) => { b + 1; };',
    'export const a = (b: boolean, f: () => void) => { b && f(); };',
    'export const a = (b: boolean, f: () => void) => { b ? f() : 1; };',
    'export const a = (b: (all: TemplateStringsArray) => void) => { b`c`; };',
    'export const a = (b?: { c: number }) => { b?.c; };',
  ],
  'no-unused-vars': [
    'const a = 1;',
    'const _a = 1;',
    "import { b } from 'c';",
    "import type { B } from 'c';",
    'export const a = (b: number) => 1;',
    'export const a = (_b: number, c: number) => 1;',
    'type A = 1;',
    'interface A { b: 1 }',
    'let a = 1;\na = 2;',
    'function a() { a(); }',
    'export const a = (b: () => void) => { try { b(); } catch (c) { b(); } };',
    'export const a = (b: () => void) => { try { b(); } catch (_c) { b(); } };',
    'export const a = ([_b, c]: number[]) => c;\nexport const d = () => { const [_e, f] = [1, 2]; return f; };',
    'export const a = ({ b, ...c }: { b: number; d: number }) => c;',
    'const a = 1;\nexport type A = typeof a;',
    'enum A { B }',
    'class A {}',
  ],
  'no-useless-constructor': [
    'export class A { constructor() {} b = 1; }',
    'class B { c = 1; }\nexport class A extends B { constructor() { super(); } }',
    'class B { constructor(readonly c: number) {} }\nexport class A extends B { constructor(c: number) { super(c); } }',
  ],
  'no-var': ['export var a = 1;', 'for (var a of [1]) console.info(a);'],
  'prefer-const': [
    'let a = 1;\nexport { a };',
    'let a;\na = 1;\nconsole.info(a);',
    'let { b, c } = { b: 1, c: 2 };\nc += b;\nconsole.info(c);',
    'for (let a of [1]) console.info(a);',
  ],
  'prefer-rest-params': [
    'export function a() { return arguments[0]; }',
    'export function a() { return [...arguments]; }',
  ],
  'prefer-spread': [
    'export const a = (f: (...all: number[]) => void, c: number[]) => { f.apply(undefined, c); };',
    'export const a = (b: { f: (...all: number[]) => void }, c: number[]) => { b.f.apply(b, c); };',
  ],
  'react/error-boundaries': [
    'declare const B: () => null;\nexport const A = () => { try { return <B />; } catch { return null; } };',
  ],
  'react-hooks/exhaustive-deps': [
    component('useEffect(() => { console.info(props.b); }, []);\nreturn null;'),
    component('const c = useMemo(() => props.b * 2, []);\nreturn c;', 'useMemo'),
    component('const c = useCallback(() => props.b, []);\nreturn c;', 'useCallback'),
    component('const c = { d: 1 };\nuseEffect(() => { console.info(c); }, [c]);\nreturn null;'),
    component(
      'const [c] = useState(0);\nuseEffect(() => { console.info(1); }, [c, c]);\nreturn c;',
    ),
  ],
  'react/globals': ['let c = 0;\nexport const A = () => { c = 1; return <p>{c}</p>; };'],
  'react/immutability': [
    component('props.b = 1;\nreturn <p>{props.b}</p>;'),
    component('const [c] = useState({ d: 1 });\nc.d = 2;\nreturn <p>{c.d}</p>;'),
  ],
  'react/incompatible-library': [
    "import { useReactTable } from '@tanstack/react-table';\nexport const A = () => { const b = useReactTable({}); return <p>{b.c()}</p>; };",
    "import { useVirtualizer } from '@tanstack/react-virtual';\nexport const A = () => { const b = useVirtualizer({}); return <p>{b.getTotalSize()}</p>; };",
  ],
  'react/preserve-manual-memoization': [
    component(
      'const e = useMemo(() => (props.d ? [props.b.c] : []), [props.b?.c, props.d]);\nreturn <p>{e}</p>;',
      'useMemo',
    ).replace('b: number', 'b?: { c: number }; d: boolean'),
    component(
      'const c: number[] = [];\nuseFoo();\nc.push(props.b);\nconst d = useCallback(() => c, [c]);\nreturn <p onClick={d} />;',
      'useCallback, useFoo',
    ),
  ],
  'react/purity': [
    'export const A = () => <p>{Math.random()}</p>;',
    'export const A = () => { const b = Date.now(); return <p>{b}</p>; };',
  ],
  'react/refs': [
    component('const c = useRef(0);\nreturn <p>{c.current}</p>;', 'useRef'),
    component('const c = useRef(0);\nc.current = 1;\nreturn null;', 'useRef'),
  ],
  'react-hooks/rules-of-hooks': [
    component('if (props.b > 1) useState(0);\nreturn null;'),
    component('for (const c of [1, 2]) useState(c);\nreturn null;'),
    component('const c = () => { useState(0); };\nreturn <p onClick={c} />;'),
    component('if (props.b > 1) return null;\nuseEffect(() => undefined);\nreturn 1;'),
    "import { useState } from 'react';\nexport const a = () => useState(0);",
    "import { useState } from 'react';\nexport class A { b() { return useState(0); } }",
  ],
  'react/set-state-in-effect': [
    component(
      'const [c, setC] = useState(0);\nuseEffect(() => { setC(1); }, []);\nreturn <p>{c}</p>;',
    ),
  ],
  'react/set-state-in-render': [
    component('const [c, setC] = useState(0);\nsetC(1);\nreturn <p>{c}</p>;'),
  ],
  'react/static-components': [
    'export const A = () => { const B = () => <p />; return <B />; };',
    'declare const make: () => () => null;\nexport const A = () => { const B = make(); return <B />; };',
  ],
  'react/unsupported-syntax': [
    'export const A = (props: { b: string }) => { const c = eval(props.b); return <p>{c}</p>; };',
  ],
  'react/use-memo': [
    component('const c = useMemo(async () => props.b, [props.b]);\nreturn <p>{c}</p>;', 'useMemo'),
    component('const c = useMemo((d) => d, []);\nreturn <p>{c}</p>;', 'useMemo'),
  ],
  'react/void-use-memo': [
    component(
      'const c = useMemo(() => { console.info(props.b); }, [props.b]);\nreturn <p>{c}</p>;',
      'useMemo',
    ),
  ],
  'typescript/ban-ts-comment': [
    '// @ts-ignore\nexport const a = 1;',
    '// @ts-ignore because the library lies\nexport const a = 1;',
    '// @ts-nocheck\nexport const a = 1;',
    '// @ts-expect-error\nexport const a = 1;',
    '// @ts-expect-error too short\nexport const a = 1;',
    '/* @ts-ignore */\nexport const a = 1;',
  ],
  'typescript/consistent-type-imports': [
    "import { B } from './b.ts';\nexport type A = B;",
    "import { B, c } from './b.ts';\nexport const a: B = c;",
    "export type A = import('./b.ts').B;",
  ],
  'typescript/no-duplicate-enum-values': [
    'export enum A { B = 1, C = 1 }',
    "export enum A { B = 'b', C = 'b' }",
  ],
  'typescript/no-dynamic-delete': [
    'export const a = (b: Record<string, 1>, c: string) => { delete b[c]; };',
    'export const a = (b: Record<string, 1>, c: { d: string }) => { delete b[c.d]; };',
  ],
  'typescript/no-empty-object-type': [
    'export type A = {};',
    'export interface A {}',
    'interface B { c: 1 }\nexport interface A extends B {}',
    'export const a = (b: {}) => b;',
  ],
  'typescript/no-explicit-any': [
    'export const a = (b: any) => b;',
    'export const a = (...b: any[]) => b;',
    'export type A = Record<string, any>;',
    'export const a = 1 as any;',
  ],
  'typescript/no-extra-non-null-assertion': [
    'export const a = (b?: { c: 1 }) => b!!.c;',
    'export const a = (b?: { c: 1 }) => b!?.c;',
  ],
  'typescript/no-extraneous-class': [
    'export class A {}',
    'export class A { static b = 1; }',
    'export class A { constructor() { console.info(1); } }',
  ],
  'typescript/no-invalid-void-type': [
    'export const a = (b: void) => b;',
    'export type A = string | void;',
    'export interface A { b: void }',
    'export let a: void;',
  ],
  'typescript/no-misused-new': [
    'export interface A { new (): A }',
    'export interface A { constructor(): void }',
    'export declare class A { new(): A; }',
  ],
  'typescript/no-namespace': ['export namespace A { export const b = 1; }', 'declare module A {}'],
  'typescript/no-non-null-asserted-nullish-coalescing': [
    'export const a = (b: { c?: number }) => b.c! ?? 1;',
    'export const a = (b: () => number | undefined) => b()! ?? 1;',
  ],
  'typescript/no-non-null-asserted-optional-chain': [
    'export const a = (b?: { c?: number }) => b?.c!;',
    'export const a = (b?: { c: () => number }) => b?.c()!;',
    'export const a = (b?: { c?: number }) => (b?.c)!;',
  ],
  'typescript/no-non-null-assertion': [
    'export const a = (b?: number) => b!;',
    'export const a = (b?: { c: number }) => b!.c;',
  ],
  'typescript/no-require-imports': [
    "export const a = require('b');",
    "import b = require('b');\nconsole.info(b);",
  ],
  'typescript/no-this-alias': [
    'export function a(this: object) { const b = this; return b; }',
    'export class A { b() { const c = this; return () => c; } }',
  ],
  'typescript/no-unnecessary-type-constraint': [
    'export const a = <T extends unknown>(b: T) => [b];',
    'export interface A<T extends any> { b: T }',
  ],
  'typescript/no-unsafe-declaration-merging': [
    'export interface A { b: 1 }\nexport class A { c = 1; }',
  ],
  'typescript/no-unsafe-function-type': ['export const a = (b: Function) => b;'],
  'typescript/no-wrapper-object-types': [
    'export const a = (b: String) => b;',
    'export type A = Number | Boolean;',
    'export const a = (b: Object) => b;',
    'export const a = (b: Symbol) => b;',
  ],
  'typescript/prefer-as-const': [
    "export const a: 'b' = 'b';",
    "export const a = 'b' as 'b';",
    "export const a = { b: 'c' as 'c' };",
  ],
  'typescript/prefer-literal-enum-member': [
    'const b = 1;\nexport enum A { B = b }',
    "export enum A { B = 'b'.length }",
    'export enum A { B = 1 << 2 }',
  ],
  'typescript/prefer-namespace-keyword': ['declare module A {}', 'module A {}'],
  'typescript/triple-slash-reference': [
    '/// <reference path="./b.ts" />\nexport const a = 1;',
    '/// <reference types="b" />\nimport * as b from "b";\nconsole.info(b);',
  ],
  'typescript/unified-signatures': [
    'export function a(b: string): void;\nexport function a(b: number): void;\nexport function a(b: unknown) { console.info(b); }',
    'export interface A { b(c: string): void; b(c: number): void }',
    'export interface A { b(): void; b(c: number): void }',
  ],
};
