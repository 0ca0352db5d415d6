import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minVersion, satisfies } from 'semver';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { PROJECT } from './project.ts';

const engines = z.object({ engines: z.optional(z.object({ node: z.optional(z.string()) })) });
const lockSchema = z.object({ packages: z.record(z.string(), engines) });

const read = (file: string): string => readFileSync(join(PROJECT, file), 'utf8');

/** Lists the packages of a lock file that do not support a Node version, with the versions that they require. */
const excluding = (lock: string, node: string): readonly string[] =>
  Object.entries(lockSchema.parse(JSON.parse(lock)).packages).flatMap(([name, found]) => {
    const wanted = found.engines?.node;
    return wanted === undefined || satisfies(node, wanted) ? [] : [`${name} wants ${wanted}`];
  });

describe('the oldest Node', () => {
  const [, named = ''] = /Node (\d+\.\d+) or newer/.exec(read('README.md')) ?? [];
  const oldest = minVersion(named)?.version ?? '';

  it('is the same in README and package.json', () => {
    const { engines: own } = engines.parse(JSON.parse(read('package.json')));
    expect(own?.node).toBe(`>=${named}`);
  });

  it('runs every package that is installed, those of the tests included', () => {
    expect(excluding(read('package-lock.json'), oldest)).toEqual([]);
  });

  it('is found to be too old for a package that wants a newer one', () => {
    const lock = { packages: { 'node_modules/new': { engines: { node: '>=22' } }, '': {} } };
    expect(excluding(JSON.stringify(lock), oldest)).toEqual(['node_modules/new wants >=22']);
  });
});
