import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { PROJECT } from './project.ts';

/** Packages whose types import the Node types. */
const LIBRARIES = ['csv-parse', 'pg', 'fastify', 'vite'];

/** Programs that use an identifier unknown to the core, with the name that the compiler must refuse. */
const PLANTS: readonly (readonly [text: string, name: string])[] = [
  ...LIBRARIES.flatMap((library) => [
    [`import '${library}';\nexport const a = process.env;`, 'process'] as const,
    [`import '${library}';\nexport const a = Buffer.from('a');`, 'Buffer'] as const,
  ]),
  ['export const a = process.env;', 'process'],
  ['/// <reference types="node" />\nexport const a = process.env;', 'process'],
  ["import { readFileSync } from 'node:fs';\nexport const a = readFileSync;", 'node:fs'],
  ['export const a = setTimeout(() => 1, 1);', 'setTimeout'],
  ['export const a = localStorage;', 'localStorage'],
  ['export const a = document.title;', 'document'],
  ['export const a = fetch;', 'fetch'],
];

describe('the core compiles without the types of Node and of the browser', () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'core-types-')));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  symlinkSync(join(PROJECT, 'node_modules'), join(root, 'node_modules'));
  for (const [at, [text]] of PLANTS.entries())
    writeFileSync(join(root, `planted-${String(at)}.ts`), `${text}\n`);

  /** Compiles with the core's settings, some of them overridden. Returns the compiler's output. */
  const compile = (name: string, settings: object): string => {
    writeFileSync(
      join(root, name),
      JSON.stringify({
        extends: join(PROJECT, 'core/tsconfig.json'),
        compilerOptions: { rootDir: root, outDir: 'out', tsBuildInfoFile: name, ...settings },
        include: ['*.ts'],
      }),
    );
    const tsc = join(PROJECT, 'node_modules/typescript/bin/tsc');
    const args = [tsc, '--project', name, '--noEmit', '--pretty', 'false'];
    return spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' }).stdout;
  };

  const refusals = (text: string, at: number): string =>
    text
      .split('\n')
      .filter((line) => line.startsWith(`planted-${String(at)}.ts`))
      .join('\n');

  it('whatever is imported', () => {
    const given = compile('tsconfig.json', {});
    const silent = PLANTS.filter(([, name], at) => !refusals(given, at).includes(`'${name}'`));
    expect(silent).toEqual([]);
  });

  it('which is to be seen: without its own folder of types each of these libraries lets them in', () => {
    const text = compile('open.json', { typeRoots: [join(PROJECT, 'node_modules/@types')] });
    const silent = PLANTS.filter((_, at) => refusals(text, at) === '');
    expect(silent.length).toBeGreaterThanOrEqual(2 * LIBRARIES.length);
  });
});
