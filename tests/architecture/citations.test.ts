import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCitations, type Source } from './citations.ts';

const PROJECT = join(import.meta.dirname, '..', '..');

const READ = /\.(?:ts|tsx|js|mjs|cjs|json|md|html|css|sql|yml|yaml|sh)$|^[^.]*$|^\.[\w/]+$/;
/** Files whose citations deliberately lead nowhere. */
const ITSELF = /^(?:tests\/architecture\/citations(?:\.test)?\.ts|package-lock\.json)$/;

const tracked = (): readonly Source[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: PROJECT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\0')
    .filter((file) => file !== '' && READ.test(file) && !ITSELF.test(file))
    .map((file) => ({ file, text: readFileSync(join(PROJECT, file), 'utf8') }));

const SOURCES = tracked();
describe('Whoever has only the clone finds what comments cite', () => {
  it('in a heading or a term of a document that is there', () => {
    const { resolved, unresolved } = readCitations(SOURCES);
    expect(unresolved).toEqual([]);
    expect(SOURCES.length).toBeGreaterThan(1000);
    expect(resolved.get('core/PRODUCT.md')).toBeGreaterThan(400);
    expect(resolved.get('core/gating/README.md')).toBeGreaterThan(60);
    expect(resolved.get('adapters/server/SECURITY.md')).toBeGreaterThan(300);
    expect(resolved.get('core/DOMAIN.md')).toBeGreaterThan(100);
  });
});

const PLANTS = [
  ['/** Plain (spec §4.9). */', '1 cites core/PRODUCT.md: no section 4.9'],
  ['\n/** Second of a list (spec §4.1, §9.9). */', '2 cites core/PRODUCT.md: no section 9.9'],
  ['/** A name (spec §5 "Pets"). */', '1 cites core/PRODUCT.md: no "Pets" in section 5'],
  ['/** A bare name (spec §2.4 dance). */', '1 cites core/PRODUCT.md: no dance in section 2.4'],
  ['/** Broken (spec\n * §4.9). */', '1 cites core/PRODUCT.md: no section 4.9'],
  ['/** A law (I99). */', '1 cites core/gating/README.md: no I99'],
  ['/** (gating README "Tea") */', '1 cites core/gating/README.md: no heading or term "Tea"'],
  ['/** (backend README "Tea") */', '1 cites core/backend/README.md: no heading or term "Tea"'],
  ['/** (README "Tea") */', '1 cites README.md: no heading or term "Tea"'],
  ['/** (root SECURITY.md "Tea") */', '1 cites SECURITY.md: no heading or term "Tea"'],
  ['/** (CONTRIBUTING.md "Tea") */', '1 cites CONTRIBUTING.md: no heading or term "Tea"'],
  ['/** (§4.1) */', '1: §4.1 of which document?'],
  ['/** (security.md) */', '1: security.md is not in the repository'],
  ['/** See ../shared/notes. */', '1: ../shared is not in the repository'],
  ['/** See docs/HOUSE.md. */', '1: docs/HOUSE.md is not in the repository'],
  ['/** As RFC 6749 §4.1.2.1 has it (spec §4.1). */', null],
] as const;

describe('A citation that leads nowhere is told with its place', () => {
  const { unresolved } = readCitations([
    ...SOURCES.filter(({ file }) => file.endsWith('.md')),
    ...PLANTS.map(([text], at) => ({ file: `planted/${String(at)}.ts`, text })),
  ]);

  it.each(PLANTS.map(([text, reported], at) => [text, reported, at] as const))(
    '%s',
    (_, reported, at) => {
      const place = `planted/${String(at)}.ts:`;
      const lines = unresolved.filter((line) => line.startsWith(place));
      expect(lines).toEqual(reported === null ? [] : [`${place}${reported}`]);
    },
  );

  it('and a document that is missing once, with the first who needs it', () => {
    const { unresolved: one } = readCitations([
      { file: 'a.ts', text: '/** (SECURITY.md T4) */ /** (SECURITY.md §2.1) */' },
    ]);
    expect(one).toEqual([
      'adapters/server/SECURITY.md is not there; 2 citations lead to it, first a.ts:1',
    ]);
  });
});
