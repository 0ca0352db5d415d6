import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FILE_PLACES } from '../ui/documents/file-places.ts';
import { PROJECT } from './project.ts';

const SOURCES = new Map(
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'ui'], {
    cwd: PROJECT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(join(PROJECT, file), 'utf8')]),
);

const filesWith = (pattern: RegExp, sources: ReadonlyMap<string, string> = SOURCES) =>
  [...sources].filter(([, text]) => pattern.test(text)).map(([file]) => file);

const CONTENT =
  /\.(?:arrayBuffer|bytes|stream|text)\(\)|\bFileReader\b|\bnew (?:FormData|Response)\(/;
const CHOOSING = /type="file"|(?:dataTransfer|clipboardData)\.files/;

describe('a file that a person chooses', () => {
  it('is read in one place, which says where one cannot be read', () => {
    const readers = filesWith(CONTENT);
    expect(readers).toEqual(['ui/documents/picked-file.ts']);
    expect(SOURCES.get(readers[0] ?? '')).toContain('export const UNREADABLE_FILE');
  });

  it('is read by what lets the last one count; a portal file is read again at each try, and no other can be chosen meanwhile', () => {
    expect(filesWith(/\breadPickedFile\b/)).toEqual([
      'ui/documents/file-choice.ts',
      'ui/documents/picked-file.ts',
      'ui/provisioning/portal-upload.ts',
    ]);
  });

  it('comes in by the button of the kit or the drop area', () => {
    expect(filesWith(CHOOSING)).toEqual([
      'ui/kit/pick-button.tsx',
      'ui/provisioning/drop-area.look.tsx',
    ]);
  });

  it('stands at its field while it is read or refused', () => {
    expect(filesWith(/<FileField\b/)).toEqual(['ui/documents/picked-field.tsx']);
  });

  it('is tested wherever it is taken', () => {
    const others = ['ui/documents/file-choice.ts', 'ui/provisioning/portal-upload.ts'];
    const takers = filesWith(/: readonly PickedFile\[\]/);
    expect(takers.filter((file) => !others.includes(file))).toEqual(
      Object.keys(FILE_PLACES).toSorted(),
    );
  });

  it('and a reader beside them is found', () => {
    const planted = new Map([['x.ts', 'const text = await file.text();']]);
    expect(filesWith(CONTENT, planted)).toEqual(['x.ts']);
  });
});
