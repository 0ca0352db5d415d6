// Finds a Chromium for the browser tests: CHROMIUM_PATH, the system's, Playwright's own, or Debian's package as root.
// Throws if there is none, so that tests are never skipped silently.
import { installFromDebian, onPath, runnable } from './find-program.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const ofSystem = () => onPath(NAMES) ?? (runnable(MAC) ? MAC : null);

const playwrightsOwn = async () => {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return file && runnable(file) ? file : null;
};

const installed = () => {
  installFromDebian('chromium');
  return ofSystem();
};

/**
 * Returns the path of a Chromium that can be started.
 * @returns {Promise<string>}
 * @throws {Error} with instructions, if there is none
 */
export const findChromium = async () => {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (runnable(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which cannot be run. Correct or unset it.`);
  }
  const found = ofSystem() ?? (await playwrightsOwn()) ?? installed();
  if (found) return found;
  throw new Error(
    'No Chromium found for the browser tests. Install one (Debian: apt-get install chromium), ' +
      'run "npx playwright install chromium", or set CHROMIUM_PATH to its executable.',
  );
};

/**
 * The features that Playwright disables. A second `--disable-features` flag replaces the first flag, so Playwright's list
 * is repeated here.
 */
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

/**
 * Additional features to disable: the address bar's pages, which cost each window a third of its processor time, and a
 * spare process for the next page.
 */
const LEFT_OUT = [
  ...LEFT_OUT_BY_PLAYWRIGHT,
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];

/**
 * Returns the flags for starting Chromium: no sandbox for root on Linux, where Chromium otherwise refuses to start, and no
 * graphics process without a graphics card.
 */
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
