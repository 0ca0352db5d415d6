import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const PROJECT = join(import.meta.dirname, '..', '..', '..');
const TEXT = /\.(js|json|css)$/;

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Replaces a name in all texts. Returns the paths of the program's own files that contained the name. */
const replaceIn = (
  texts: Map<string, string>,
  assets: string,
  name: string,
  after: string,
): readonly string[] => {
  const held: string[] = [];
  for (const [path, text] of texts) {
    if (!text.includes(name)) continue;
    texts.set(path, text.replaceAll(name, after));
    if (dirname(path) === assets && path.endsWith('.js')) held.push(basename(path));
  }
  return held;
};

const isNew = (file: string, done: ReadonlyMap<string, string>): boolean =>
  [...done.values()].includes(file);

/** A private copy of the built product that a test can turn into a newer build. */
export class BuiltCopy {
  readonly #root = mkdtempSync(join(tmpdir(), 'portal-build-'));
  #builds = 1;

  constructor() {
    cpSync(join(PROJECT, 'dist'), join(this.#root, 'dist'), { recursive: true });
    for (const name of ['node_modules', 'package.json'])
      symlinkSync(join(PROJECT, name), join(this.#root, name));
  }

  get program(): string {
    return join(this.#root, 'dist', 'server', 'server.js');
  }

  /** Simulates a newer build by renaming the given chunk and, recursively, every file that refers to a renamed file. */
  renew(chunk: string): { readonly before: string; readonly after: string } {
    const web = join(this.#root, 'dist', 'web');
    const assets = join(web, 'assets');
    const first = readdirSync(assets).find(
      (file) => file.startsWith(`${chunk}-`) && file.endsWith('.js'),
    );
    if (first === undefined) throw new Error(`The build has no chunk ${chunk}`);
    this.#builds += 1;
    const read = new Map(
      filesBelow(web)
        .filter((path) => TEXT.test(path))
        .map((path) => [path, readFileSync(path, 'utf8')]),
    );
    const texts = new Map(read);
    const changed = [first];
    const done = new Map<string, string>();
    for (let name = changed.pop(); name !== undefined; name = changed.pop()) {
      if (done.has(name)) continue;
      const stem = /^(.*)-[\w-]{8,}\.js$/.exec(name)?.[1] ?? name;
      const after = `${stem}-Renewed${String(this.#builds)}${String(done.size)}.js`;
      const text = texts.get(join(assets, name)) ?? '';
      texts.delete(join(assets, name));
      texts.set(join(assets, after), text);
      done.set(name, after);
      changed.push(...replaceIn(texts, assets, name, after).filter((file) => !isNew(file, done)));
    }
    for (const path of read.keys()) {
      if (texts.get(path) === read.get(path)) continue;
      // Also deletes the precompressed files, which still contain the old names.
      for (const file of [path, `${path}.br`, `${path}.gz`]) rmSync(file, { force: true });
    }
    for (const [path, text] of texts) if (read.get(path) !== text) writeFileSync(path, text);
    return { before: `/assets/${first}`, after: `/assets/${done.get(first) ?? ''}` };
  }

  dispose(): void {
    rmSync(this.#root, { recursive: true, force: true });
  }
}
