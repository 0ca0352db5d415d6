import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentFaults } from './documents.ts';

const PROJECT = path.join(import.meta.dirname, '..', '..');

/** Maximum bytes per document. If a document exceeds its limit, shorten the document or move a part of it to another document. */
const SIZES: Readonly<Record<string, number>> = {
  'README.md': 9900,
  'CHANGELOG.md': 4000,
  'CONTRIBUTING.md': 12_000,
  'SECURITY.md': 8500,
  'adapters/README.md': 1500,
  'adapters/server/README.md': 6500,
  'adapters/server/SECURITY.md': 38_700,
  'adapters/server/demo/README.md': 5800,
  'composition/README.md': 2600,
  'composition/deploy/README.md': 16_900,
  'core/README.md': 7600,
  'core/DECISIONS.md': 9000,
  'core/DOMAIN.md': 64_000,
  'core/PRODUCT.md': 21_500,
  'core/backend/README.md': 12_000,
  'core/gating/README.md': 16_500,
  'core/provisioning/README.md': 8400,
  'tests/README.md': 8800,
  'tests/bench/README.md': 5100,
  'ui/README.md': 11_200,
  'ui/kit/README.md': 17_300,
};

/** Maximum total size of all documents, in bytes. */
const ALL = 320_000;

const exists = (file: string) => existsSync(path.join(PROJECT, file));
const read = (file: string) => readFileSync(path.join(PROJECT, file), 'utf8');
const documents = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.md'],
  { cwd: PROJECT, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file !== '' && exists(file))
  .map((file) => ({ file, text: read(file) }));

describe('the documents', () => {
  it.each(Object.entries(SIZES))('%s has at most %i bytes', (file, most) => {
    expect(Buffer.byteLength(read(file))).toBeLessThanOrEqual(most);
  });

  it('have at most 320,000 bytes together', () => {
    const sizes = documents.map(({ text }) => Buffer.byteLength(text));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(ALL);
  });

  it('have no link that leads nowhere, no cell too long to read and no wide table that is padded', () => {
    expect(documents.length).toBeGreaterThan(40);
    expect(documentFaults(documents, exists)).toEqual([]);
  });
});

const LONG = 'word '.repeat(40).trim();
const PLANTS: readonly (readonly [string, readonly string[]])[] = [
  ['| a | b |\n| --- | --- |\n| 1 | 2 |', []],
  ['| a   | b |\n| --- | - |\n| 100 | 2 |', []],
  [`| a |\n| - |\n| ${LONG} |`, ['a:3: a cell of 199 characters']],
  [`| a | b${' '.repeat(120)} |\n| --- | --- |\n| 1 | 2 |`, ['a:1: a wide table is padded']],
  [`| a | b |\n| --- | ${'-'.repeat(120)} |\n| 1 | 2 |`, ['a:2: a wide table is padded']],
  ['```\n[a](nowhere)\n| a       |\n```', []],
  ['[a](b), [b](https://example.com/x) and [c](#a-part)\n\n# A part', []],
  ['[a](b#the-end)', []],
  ['[a](nowhere)', ['a:1: nowhere leads nowhere']],
  ['[a](b#nowhere)', ['a:1: b#nowhere leads to no heading']],
  ['\n[a](#nowhere)', ['a:2: #nowhere leads to no heading']],
];

describe('a fault of a document is told with its line', () => {
  it.each(PLANTS)('%j', (text, faults) => {
    const planted = [
      { file: 'a', text },
      { file: 'b', text: '## The end' },
    ];
    const isThere = (file: string) => planted.some((one) => one.file === file);
    expect(documentFaults(planted, isThere)).toEqual(faults);
  });
});
