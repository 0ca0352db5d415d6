import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ICruiseResult } from 'dependency-cruiser';
import { cruiseTree, PROJECT } from './cruise.ts';
import { LAW } from './law.ts';

const told = (result: ICruiseResult) =>
  result.summary.violations.map((v) => `${v.rule.name}: ${v.from} -> ${v.to}`);

describe('the fences of the house', () => {
  it('stand: the tree breaks no law, and the tree was really read', async () => {
    const result = await cruiseTree(PROJECT);
    expect(told(result)).toEqual([]);
    const own = result.modules.filter((m) => /^(core|adapters|ui|composition)\//.test(m.source));
    expect(own.length).toBeGreaterThan(150);
    const unresolved = own.flatMap((m) =>
      m.dependencies.filter((d) => d.couldNotResolve).map((d) => `${m.source} -> ${d.module}`),
    );
    expect(unresolved).toEqual([]);
  });
});

describe('each fence barks', () => {
  let copy = '';
  let result: ICruiseResult;
  beforeAll(async () => {
    copy = mkdtempSync(join(tmpdir(), 'fences-'));
    for (const top of ['core', 'adapters', 'ui', 'composition', 'package.json'])
      cpSync(join(PROJECT, top), join(copy, top), { recursive: true });
    symlinkSync(join(PROJECT, 'node_modules'), join(copy, 'node_modules'));
    for (const { file, text } of LAW.flatMap((fence) => fence.plant)) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      writeFileSync(join(copy, file), `${text}\nexport {};\n`);
    }
    result = await cruiseTree(copy);
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it.each(LAW.map((fence) => [fence.name, fence] as const))('%s', (name, fence) => {
    const reported = result.summary.violations.filter((v) => v.rule.name === name);
    const planted = fence.plant.map((p) => p.file);
    expect(reported.some((v) => planted.includes(v.from))).toBe(true);
  });
});
