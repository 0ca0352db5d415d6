// Finds the browsers of `test:all-rounds` beside Chromium: FIREFOX_PATH, the system's, Debian's packages as root.
import { installFromDebian, onPath, runnable } from './find-program.mjs';

/**
 * @param {readonly string[]} names @param {string} from the package of Debian that holds it
 * @returns {string}
 * @throws {Error} with what to do, when it cannot be had
 */
const find = (names, from) => {
  const there = onPath(names);
  if (there !== null) return there;
  installFromDebian(from);
  const installed = onPath(names);
  if (installed !== null) return installed;
  throw new Error(`No ${names[0] ?? ''} found. Install it (Debian: apt-get install ${from}).`);
};

/** The path of a Firefox. */
export const findFirefox = () => {
  const named = process.env.FIREFOX_PATH;
  if (!named) return find(['firefox-esr', 'firefox'], 'firefox-esr');
  if (runnable(named)) return named;
  throw new Error(`FIREFOX_PATH names ${named}, which cannot be run. Correct or unset it.`);
};

/** The paths of WebKitGTK's driver, which starts its own browser, and of a screen for it. */
export const findWebKit = () => ({
  driver: find(['WebKitWebDriver'], 'webkit2gtk-driver'),
  screen: find(['Xvfb'], 'xvfb'),
});
