import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ENDPOINTS, REDIRECTS } from '#adapters/server/plugins/plugins.ts';

const WIRE = path.resolve(import.meta.dirname, '../../../../adapters/wire');

it('every file of routes is taken by a plugin, so that nothing declared there can be forgotten', async () => {
  const files = readdirSync(WIRE).filter((name) => /\.routes\.ts$|-redirects\.ts$/.test(name));
  const modules = await Promise.all(
    files.map(async (name) => (await import(path.join(WIRE, name))) as object),
  );
  const declared = modules
    .flatMap((module): readonly unknown[] => Object.values(module))
    .flatMap((value): readonly unknown[] =>
      typeof value === 'object' && value !== null
        ? 'operationId' in value
          ? [value]
          : Object.values(value)
        : [],
    )
    .flatMap((value) =>
      typeof value === 'object' && value !== null && 'operationId' in value
        ? [value.operationId]
        : [],
    );
  const served = [...ENDPOINTS, ...REDIRECTS].map(({ operationId }) => operationId);
  expect(declared.length).toBeGreaterThan(400);
  expect(declared.toSorted()).toEqual(served.toSorted());
  expect(new Set(served).size).toBe(served.length);
});
