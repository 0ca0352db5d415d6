/** Code faults for each lint rule that uses types. Each fault is a separate file. */
export const TYPED_FAULTS: Readonly<Record<string, readonly string[]>> = {
  'await-thenable': [
    'export const a = async () => { await 1; };',
    'export const a = async (all: number[]) => { for await (const one of all) console.info(one); };',
  ],
  'no-array-delete': ['export const a = (all: number[]) => { delete all[0]; };'],
  'no-base-to-string': [
    'export const a = (it: { b: number }) => it.toString();',
    'export const a = (it: { b: number }) => String(it);',
    'export const a = (it: { b: number }) => `${it}`;',
    "export const a = (all: { b: number }[]) => all.join(' ');",
  ],
  'no-confusing-void-expression': [
    'export const a = (f: () => void) => { const b = f(); return [b]; };',
    'export const a = (f: () => void) => { return f(); };',
    'export const a = (f: () => void) => [f()];',
  ],
  'no-deprecated': [
    'class Old {\n/** @deprecated Gone. */\nstatic b = 1;\n}\nclass New extends Old {}\nexport const a = New.b;',
    '/** @deprecated Gone. */ const old = () => 1;\nexport const a = old();',
    "export const a = 'abc'.substr(1);",
  ],
  'no-duplicate-type-constituents': [
    'export type A = string | string;',
    'interface B { b: 1 }\nexport type A = B & { c: 1 } & B;',
    'export const a = (b?: number | undefined) => b;',
  ],
  'no-floating-promises': [
    'export const a = () => { Promise.resolve(1); };',
    'export const a = (b: Promise<void>) => { b.then(() => 1); };',
    'export const a = (all: Promise<void>[]) => { all; };',
    'export const a = (b: Promise<void> | undefined) => { b?.finally(() => 1); };',
  ],
  'no-for-in-array': ['for (const at in [1, 2]) console.info(at);'],
  'no-generated-empty-object-type': [
    'export type A = Omit<{ b: 1 }, "b">;',
    'export type A = Pick<{ b: 1 }, never>;',
  ],
  'no-implied-eval': [
    "setTimeout('a()', 1);",
    'export const a = (code: string) => new Function(code);',
    "setInterval('a' + 'b', 1);",
  ],
  'no-meaningless-void-operator': ['export const a = (f: () => void) => { void f(); };'],
  'no-misused-promises': [
    'export const a = (b: Promise<boolean>) => { if (b) console.info(1); };',
    'export const a = (b: Promise<boolean>) => (b ? 1 : 2);',
    'export const a = (all: number[]) => { all.forEach(async () => { await Promise.resolve(); }); };',
    'export const a: { b: () => void } = { b: async () => { await Promise.resolve(); } };',
    'export const a = (b: Promise<{ c: 1 }>) => ({ ...b });',
    'type B = () => void;\nexport const a = (): B => { return async () => { await Promise.resolve(); }; };',
    'export class A { b(): void {} }\nexport class C extends A { override async b(): Promise<void> { await Promise.resolve(); } }',
  ],
  'no-misused-spread': [
    "export const a = [...'text'];",
    'export const a = { ...[1, 2] };',
    'export const a = (b: Map<string, number>) => ({ ...b });',
    'class B { c = 1; }\nexport const a = { ...new B() };',
    'export const a = (f: () => void) => ({ ...f });',
  ],
  'no-mixed-enums': ["export enum A { B = 0, C = 'c' }"],
  'no-redundant-type-constituents': [
    'export type A = unknown | string;',
    "export type A = string | 'b';",
    'export type A = any | string;',
    'export type A = never | string;',
  ],
  'no-unnecessary-boolean-literal-compare': [
    'export const a = (b: boolean) => b === true;',
    'export const a = (b: boolean) => b !== false;',
  ],
  'no-unnecessary-condition': [
    'export const a = (b: { c: number }) => b?.c;',
    'export const a = (b: { c: number }) => (b ? 1 : 2);',
    'export const a = (b: string) => b ?? 1;',
    "export const a = (b: 'c') => b === 'c';",
    'export const a = () => { while (true) console.info(1); };',
    'export const a = (all: string[]) => all.filter(() => true);\nexport const b = (c: object) => !c;',
  ],
  'no-unnecessary-template-expression': [
    "export const a = `${'b'} c`;",
    'export const a = (b: string) => `${b}`;',
  ],
  'no-unnecessary-type-arguments': [
    'const f = <T = number>(all: T[]) => all.length;\nexport const a = f<number>([]);',
    'export type A = Set2<string>;\ninterface Set2<T = string> { b: T }',
  ],
  'no-unnecessary-type-assertion': [
    'export const a = (b: string) => b as string;',
    'export const a = (b: string) => b!;',
    'export const a = (b: { c: number }) => (b as { c: number }).c;',
  ],
  'no-unnecessary-type-conversion': [
    'export const a = (b: string) => String(b);',
    'export const a = (b: number) => +b;',
    'export const a = (b: boolean) => !!b;',
    'export const a = (b: string) => b.toString();',
  ],
  'no-unnecessary-type-parameters': [
    'export const a = <T>(b: T): void => { console.info(b); };',
    'export interface A { b<T>(): T }',
  ],
  'no-unsafe-argument': [
    'export const a = (f: (b: string) => void, it: any) => { f(it); };',
    'export const a = (f: (...all: string[]) => void, it: any) => { f(...it); };',
    'export const a = (f: (b: Set<string>) => void) => { f(new Set<any>()); };',
  ],
  'no-unsafe-assignment': [
    'export const a = (it: any) => { const b = it; return [b]; };',
    'export const a = (it: any) => { const { b } = it; return [b]; };',
    'export const a = (it: any) => { const b: { c: string } = { c: it }; return b; };',
    'export const a: Set<string> = new Set<any>();',
    'export const a = (it: any[]) => { const [b] = it; return [b]; };',
    "export const a = () => { const b = JSON.parse('1'); return [b]; };",
  ],
  'no-unsafe-call': [
    'export const a = (it: any) => { it(); };',
    'export const a = (it: any) => { new it(); };',
    'export const a = (it: any) => { it`b`; };',
    'export const a = (it: Function) => { it(); };',
  ],
  'no-unsafe-class-instance-assignment': [
    'class B { readonly c = 1; }\nexport const a: B = { c: 1 };',
    'class B { readonly c: number = 1; }\nexport const a = (f: (b: B) => void) => { f({ c: 2 }); };',
    'class B { readonly c: number = 1; }\nexport const a = (): readonly B[] => [{ c: 2 }];',
    'class B { readonly c: number = 1; }\nclass D { readonly c: number = 2; }\nexport const a: B = new D();',
  ],
  'no-unsafe-enum-assignment': [
    'enum B { C = 0 }\nexport const a: B = 0;',
    'enum B { C = 0 }\nexport const a = (f: (b: B) => void) => { f(0); };',
    'enum B { C = 0 }\nexport const a = (): B => 0;',
  ],
  'no-unsafe-enum-comparison': [
    'enum B { C = 0 }\nexport const a = (b: B) => b === 0;',
    'enum B { C = 0, D = 1 }\nexport const a = (b: B) => { switch (b) { case 0: return 1; default: return 2; } };',
  ],
  'no-unsafe-member-access': [
    'export const a = (it: any) => { console.info(it.b); };',
    "export const a = (it: any) => { console.info(it['b']); };",
    'export const a = (b: Record<string, string>, it: any) => b[it];',
  ],
  'no-unsafe-return': [
    'export const a = (it: any) => it;',
    'export function a(it: any) { return it; }',
    'export const a = (): Set<string> => new Set<any>();',
    'export const a = async (it: Promise<any>) => await it;',
  ],
  'no-unsafe-unary-minus': ['export const a = (b: string) => -b;'],
  'no-useless-default-assignment': [
    'export const a = [1].map((b = 0) => b);',
    'export const a = (b: { c: number }) => { const { c = 1 } = b; return c; };',
  ],
  'only-throw-error': [
    "export const a = () => { throw 'b'; };",
    'export const a = () => { throw { b: 1 }; };',
    'export const a = (b: string) => { throw b; };',
  ],
  'prefer-promise-reject-errors': [
    "export const a = () => Promise.reject('b');",
    'export const a = () => new Promise<void>((_, reject) => { reject(1); });',
  ],
  'prefer-reduce-type-parameter': [
    'export const a = [1].reduce((all, one) => all.concat(one), [] as number[]);',
  ],
  'prefer-return-this-type': ['export class A { b(): A { return this; } }'],
  'related-getter-setter-pairs': ['export interface A { get b(): string; set b(c: number); }'],
  'require-await': [
    'export const a = async () => 1;',
    'export class A { async b() { return 1; } }',
  ],
  'restrict-plus-operands': [
    "export const a = (b: number) => b + 'c';",
    'export const a = (b: object) => b + {};',
    'export const a = (b: boolean) => b + true;',
  ],
  'restrict-template-expressions': [
    'export const a = (b: boolean) => `${b} c`;',
    'export const a = (b: string | undefined) => `${b} c`;',
    'export const a = (b: { c: number }) => `${b} c`;',
    'export const a = (b: unknown) => `${b} c`;',
  ],
  'return-await': [
    'export const a = async (b: Promise<number>) => { try { return b; } catch { return 1; } };',
  ],
  'switch-exhaustiveness-check': [
    "export const a = (b: 'c' | 'd') => { switch (b) { case 'c': console.info(1); } };",
    'export const a = (b: { k: 1 } | { k: 2 }) => { switch (b.k) { case 1: return 1; } return 2; };',
  ],
  'unbound-method': [
    'class B { c() { return this; } }\nexport const a = new B().c;',
    'class B { c() { return this; } }\nexport const a = (b: B) => { const { c } = b; return c; };',
    "export const a = (b: string[]) => b.map('d'.concat);",
  ],
  'use-unknown-in-catch-callback-variable': [
    'export const a = (b: Promise<void>) => b.catch((c) => { console.info(c); });',
    'export const a = (b: Promise<void>) => b.catch((c: any) => { console.info(c); });',
    'export const a = (b: Promise<void>) => b.then(() => 1, (c) => { console.info(c); });',
  ],
};
