import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { PROJECT } from './project.ts';

interface Named {
  readonly name: string;
}

interface Issue {
  readonly file: string;
  readonly files?: readonly Named[];
  readonly exports?: readonly Named[];
  readonly types?: readonly Named[];
}

describe('what only tests use is no part of the product', () => {
  const copy = mkdtempSync(join(tmpdir(), 'dead-exports-'));
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  // Knip reads the whole project, which takes half a minute on a quiet machine.
  it(
    'the planted file, value and type are found, and nothing else is',
    { timeout: 600_000 },
    () => {
      for (const part of ['core', 'adapters', 'ui', 'composition', 'package.json'])
        cpSync(join(PROJECT, part), join(copy, part), { recursive: true });
      symlinkSync(join(PROJECT, 'node_modules'), join(copy, 'node_modules'));
      writeFileSync(join(copy, 'core/kernel/planted-file.ts'), 'export const planted = 1;\n');
      writeFileSync(
        join(copy, 'core/kernel/planted.ts'),
        'export const used = 1;\nexport const plantedValue = 2;\nexport type PlantedType = 3;\n',
      );
      appendFileSync(
        join(copy, 'composition/smoke.ts'),
        "import { used } from '#core/kernel/planted.ts';\nconsole.info(used);\n",
      );
      const found = spawnSync(
        process.execPath,
        [
          join(PROJECT, 'node_modules/knip/bin/knip.js'),
          '--production',
          '--include',
          'files,exports,types',
          '--reporter',
          'json',
          '--config',
          'composition/scripts/knip.json',
        ],
        { cwd: copy, encoding: 'utf8' },
      );
      const { issues } = JSON.parse(found.stdout) as { issues: readonly Issue[] };
      const dead = issues.flatMap(({ file, files = [], exports = [], types = [] }) => [
        ...files.map(({ name }) => name),
        ...[...exports, ...types].map(({ name }) => `${file}: ${name}`),
      ]);
      expect(dead.sort()).toEqual([
        'core/kernel/planted-file.ts',
        'core/kernel/planted.ts: PlantedType',
        'core/kernel/planted.ts: plantedValue',
      ]);
    },
  );
});
