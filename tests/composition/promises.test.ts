import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const TESTS = join(import.meta.dirname, '..');
const README = readFileSync(join(TESTS, 'README.md'), 'utf8');
const where = README.slice(README.indexOf('## Promises'))
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim())[3] ?? '')
  .join(' ');
const PATH =
  /\b(?:e2e|ui|core|backend|adapters|composition|contract|architecture|arbitraries)\/[\w./-]*\w/g;
const paths = new Set(where.match(PATH) ?? []);

const exists = (path: string): boolean =>
  ['', '.test.ts', '.test.tsx', '.spec.ts'].some((ending) =>
    existsSync(join(TESTS, path + ending)),
  );

it('names files that exist beside the promises', () => {
  expect(paths.size).toBeGreaterThan(100);
  expect([...paths].filter((path) => !exists(path))).toEqual([]);
});

it('says of every browser test file which promise it shows', () => {
  const specs = readdirSync(join(TESTS, 'e2e'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.spec.ts'),
  );
  const told = (file: string): boolean => paths.has(`e2e/${file.replace(/\.spec\.ts$/, '')}`);
  expect(specs.filter((file) => !told(file))).toEqual([]);
});
