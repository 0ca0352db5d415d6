import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { buildWeb } from './build-web.mjs';
import { rowSchemasFile } from './row-schemas.mjs';
import { HASH_FILE, isFresh, ROOT, sourceHash } from './source-hash.mjs';

const SERVER = path.join(ROOT, 'dist', 'server');
const DUMP = path.join(SERVER, 'initial-database.tar.gz');

/** Writes the empty database. Creating it takes seconds, so the result is cached until the SQL changes. */
const writeDump = () => {
  const kept = path.join(
    ROOT,
    '.cache',
    'initial-database',
    `${sourceHash(['adapters/server/sql'])}.tar.gz`,
  );
  if (!existsSync(kept)) {
    rmSync(path.dirname(kept), { recursive: true, force: true });
    mkdirSync(path.dirname(kept), { recursive: true });
    const made = spawnSync(
      process.execPath,
      [path.join(SERVER, 'initial-dump.js'), `${kept}.new`],
      {
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    );
    if (made.status !== 0) throw new Error('The empty database could not be made.');
    copyFileSync(`${kept}.new`, kept);
    rmSync(`${kept}.new`);
  }
  copyFileSync(kept, DUMP);
};

const hash = sourceHash();
if (isFresh(hash) && process.argv.includes('--if-changed'))
  process.stdout.write('The build is fresh.\n');
else {
  rmSync(HASH_FILE, { force: true });
  await buildWeb();
  await build({ configFile: path.join(ROOT, 'composition', 'scripts', 'vite.node.config.ts') });
  writeDump();
  copyFileSync(rowSchemasFile(), path.join(SERVER, 'row-schemas.json'));
  cpSync(path.join(ROOT, 'adapters', 'server', 'help', 'pages'), path.join(SERVER, 'help'), {
    recursive: true,
  });
  // The hash is written last, so that an interrupted build is never taken for a complete one.
  writeFileSync(HASH_FILE, hash);
}
