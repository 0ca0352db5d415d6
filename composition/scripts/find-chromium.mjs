// Finds a Chromium for the browser tests: CHROMIUM_PATH, the system's, Playwright's own, Debian's package as root; never skips silently.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** @param {string} file */
const runnable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((dir) => NAMES.map((name) => join(dir, name)))
    .find(runnable) ?? (runnable(MAC) ? MAC : null);

const isDebianRoot = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));

const playwrightsOwn = async () => {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return file && runnable(file) ? file : null;
};

const installFromDebian = () => {
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const run = spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (run.status !== 0) return null;
  }
  return onPath();
};

/**
 * The path of a Chromium that can be started.
 * @returns {Promise<string>}
 * @throws {Error} with what to do, when none can be had
 */
export const findChromium = async () => {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (runnable(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which cannot be run. Correct or unset it.`);
  }
  const found =
    onPath() ?? (await playwrightsOwn()) ?? (isDebianRoot() ? installFromDebian() : null);
  if (found) return found;
  throw new Error(
    'No Chromium found for the browser tests. Install one (Debian: apt-get install chromium), ' +
      'run "npx playwright install chromium", or set CHROMIUM_PATH to its executable.',
  );
};

/** What Playwright leaves out; a second list replaces the first, so it is said again. */
const LEFT_OUT_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Pages of the address bar, which nobody sees here and which cost each window a third of the processor's time, and a process kept for the next page. */
const LEFT_OUT = [
  ...LEFT_OUT_BY_PLAYWRIGHT,
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];

/** Flags a start needs here: the sandbox is off only for root on Linux, where Chromium refuses otherwise; drawing needs no process for a graphics card there is none of. */
export const chromiumArgs = () => [
  ...(process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
  '--in-process-gpu',
  `--disable-features=${LEFT_OUT.join(',')}`,
];
