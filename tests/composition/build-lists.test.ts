import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { licenceSchema } from '#core/about/licence.schema.ts';
import { iconSetSchema } from '#core/icons/icon.schema.ts';

const SCRIPT = new URL('../../composition/scripts/build-lists.mjs', import.meta.url).href;

/** Runs a function of the build script in a separate process. Returns the function's result. */
const ask = (name: 'drawIcons' | 'iconName' | 'licencesOf', input: unknown): unknown => {
  const program = `import { ${name} as run } from ${JSON.stringify(SCRIPT)};
process.stdout.write(JSON.stringify(run(${JSON.stringify(input)})));`;
  const args = ['--input-type=module', '--eval', program];
  const text = execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 8_000_000 });
  return JSON.parse(text) as unknown;
};

const MODULES = new URL('../../node_modules/', import.meta.url).pathname;

describe('what the build writes down', () => {
  it('names icons as Heroicons names its files', () => {
    const known: Readonly<Record<string, string>> = {
      BellAlertIcon: 'bell-alert',
      CalendarDaysIcon: 'calendar-days',
      Square3Stack3DIcon: 'square-3-stack-3d',
      Squares2X2Icon: 'squares-2x2',
      ArchiveBoxXMarkIcon: 'archive-box-x-mark',
      XCircleIcon: 'x-circle',
      Battery100Icon: 'battery-100',
      H1Icon: 'h1',
    };
    for (const [component, name] of Object.entries(known))
      expect(ask('iconName', component)).toBe(name);
  });

  it('draws every icon of both looks, each name once, the specification’s among them', () => {
    const filled = z.parse(iconSetSchema, ask('drawIcons', 'filled')).map(({ name }) => name);
    const outline = z.parse(iconSetSchema, ask('drawIcons', 'outline')).map(({ name }) => name);
    for (const names of [filled, outline]) {
      expect(new Set(names).size).toBe(names.length);
      expect(names.length).toBeGreaterThan(300);
    }
    for (const name of ['bell-alert', 'envelope']) expect(outline).toContain(name);
    for (const name of [
      'calendar-days-filled',
      'exclamation-circle-filled',
      'shield-exclamation-filled',
      'exclamation-triangle-filled',
      'newspaper-filled',
    ])
      expect(filled).toContain(name);
  });

  it('lists each bundled library once, with the words of its licence, and none of our own files', () => {
    const list = z.parse(
      z.array(licenceSchema),
      ask('licencesOf', [
        `${MODULES}react/cjs/react.production.js`,
        `${MODULES}react/index.js`,
        `${MODULES}@chakra-ui/react/dist/esm/index.js`,
        '/somewhere/ui/shell/shell.tsx',
        '\0rolldown/runtime.js',
      ]),
    );
    expect(list.map(({ name }) => name)).toEqual(['@chakra-ui/react', 'react']);
    for (const { text, licence } of list) {
      expect(licence).toBe('MIT');
      expect(text).toMatch(/permission is hereby granted/i);
    }
  });
});
