import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '..', '..', '..');
const TEXT = /\.(js|json|css)$/;

/** A copy of the built product of one's own, which a test may turn into a newer build. */
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

  /** A newer build: the named chunk has another name everywhere, worker included, and the old file is gone. */
  renew(chunk: string): { readonly before: string; readonly after: string } {
    const web = join(this.#root, 'dist', 'web');
    const before = readdirSync(join(web, 'assets')).find(
      (file) => file.startsWith(`${chunk}-`) && file.endsWith('.js'),
    );
    if (before === undefined) throw new Error(`The build has no chunk ${chunk}`);
    this.#builds += 1;
    const after = `${chunk}-Renewed${String(this.#builds)}.js`;
    renameSync(join(web, 'assets', before), join(web, 'assets', after));
    const files = readdirSync(web, { recursive: true, withFileTypes: true });
    for (const file of files.filter((entry) => entry.isFile())) {
      const path = join(file.parentPath, file.name);
      if (!TEXT.test(file.name)) continue;
      const text = readFileSync(path, 'utf8');
      if (text.includes(before)) writeFileSync(path, text.replaceAll(before, after));
    }
    // What was compressed ahead speaks of the build before.
    for (const file of files)
      if (/\.(br|gz)$/.test(file.name)) rmSync(join(file.parentPath, file.name));
    return { before: `/assets/${before}`, after: `/assets/${after}` };
  }

  dispose(): void {
    rmSync(this.#root, { recursive: true, force: true });
  }
}
