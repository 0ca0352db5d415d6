import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';

/** One change of a file: a new file, or lines put before or after a text that the file has exactly once. */
export type Edit =
  | { readonly file: string; readonly text: string }
  | { readonly file: string; readonly before: string; readonly add: string }
  | { readonly file: string; readonly after: string; readonly add: string };

/** A section of CONTRIBUTING.md under "How to add", followed with an example. */
export interface Recipe {
  /** The heading of the section. */
  readonly heading: string;
  /** The files of each numbered step, in the order of the steps. A step that only explains has none. */
  readonly steps: readonly (readonly Edit[])[];
}

/** A new file. */
export const create = (file: string, text: string): Edit => ({ file, text });

/** Lines put after a text of an existing file. */
export const insertAfter = (file: string, after: string, add: string): Edit => ({
  file,
  after,
  add,
});

/** Lines put before a text of an existing file. */
export const insertBefore = (file: string, before: string, add: string): Edit => ({
  file,
  before,
  add,
});

/** Copies all files that git tracks or would add, and the results of the last type check. */
export const copyProject = (from: string, to: string): void => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: from,
    encoding: 'utf8',
  }).split('\n');
  for (const file of files)
    if (file !== '' && existsSync(join(from, file))) {
      mkdirSync(dirname(join(to, file)), { recursive: true });
      cpSync(join(from, file), join(to, file), { preserveTimestamps: true });
    }
  // With the types that were checked before, only what a recipe changes is checked again.
  const checked = '.cache/tsc';
  if (existsSync(join(from, checked)))
    cpSync(join(from, checked), join(to, checked), { recursive: true, preserveTimestamps: true });
};

/** Makes a change in a copy of the project. Throws if the text to put lines beside is not there exactly once. */
export const makeEdit = (root: string, edit: Edit): void => {
  const path = join(root, edit.file);
  if ('text' in edit) {
    if (existsSync(path)) throw new Error(`${edit.file} exists already`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, edit.text);
    return;
  }
  const place = 'after' in edit ? edit.after : edit.before;
  const parts = readFileSync(path, 'utf8').split(place);
  if (parts.length !== 2)
    throw new Error(`${edit.file} has ${String(parts.length - 1)} times: ${place}`);
  const [head = '', tail = ''] = parts;
  const middle = 'after' in edit ? place + edit.add : edit.add + place;
  writeFileSync(path, head + middle + tail);
};

/** The numbered steps of a section of CONTRIBUTING.md, each with its text. Throws if the section is missing. */
export const stepsOf = (guide: string, heading: string): readonly string[] => {
  const [, section] = new RegExp(`^### ${heading}\n([^]*?)(?=^##|(?![^]))`, 'm').exec(guide) ?? [];
  if (section === undefined) throw new Error(`CONTRIBUTING.md has no section "${heading}"`);
  return section.split(/^\d+\. /m).slice(1);
};

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Returns true if the text names the file: its path, a path with placeholders in angle brackets, its folder, or its name alone. */
export const namesFile = (text: string, file: string): boolean =>
  [...text.matchAll(/`([^`\n]+)`|\]\(([^)#]+)/g)].some(([, code, link]) => {
    const name = code ?? link ?? '';
    const pattern = escape(name)
      .replaceAll(/<[^>]+>/g, '[\\w.-]+')
      .replaceAll(/…|\\\*/g, '[\\w.-]*');
    return new RegExp(`(?:^|/)${pattern}(?:$|/[^/]+$)`).test(file) && /[./]/.test(name);
  });
