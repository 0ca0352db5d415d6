// Lints all files or those named. The rules stand in .oxlintrc.json, those of the house in house-rules.mjs.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const { status } = spawnSync(
  process.execPath,
  [join(ROOT, 'node_modules', 'oxlint', 'bin', 'oxlint'), ...process.argv.slice(2)],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      OXLINT_TSGOLINT_PATH: join(import.meta.dirname, 'typed-rules.mjs'),
    },
  },
);
process.exitCode = status ?? 1;
