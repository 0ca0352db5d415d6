// Takes a screenshot of every screen, dialog and login step, light and dark, wide and narrow, into .pictures/ for visual review.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
rmSync(join(root, '.pictures'), { recursive: true, force: true });
const run = spawnSync('npx', ['--no-install', 'playwright', 'test', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, SUITE: 'pictures' },
});
process.stdout.write('The pictures are in .pictures/\n');
process.exit(run.status ?? 1);
