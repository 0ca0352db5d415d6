import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SETTING_LINES } from '#adapters/server/settings/settings.ts';

const README = readFileSync(join(import.meta.dirname, '..', '..', 'README.md'), 'utf8');
const rows = README.split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

it.each(SETTING_LINES)('README tells the setting $name as the program knows it', (line) => {
  const names = line.name
    .split(',')
    .map((name) => `\`${name.trim()}\``)
    .join(', ');
  const row = rows.find((cells) => cells[1] === names);
  expect(row?.[2]).toBe(line.fallback);
  expect(row?.[3]).toBe(line.meaning);
});
