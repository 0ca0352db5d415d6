// Finds Firefox and WebKit for `test:all-rounds`: FIREFOX_PATH, the system's, or Debian's packages as root.
import { findOrInstall, runnable } from './find-program.mjs';

/** Returns the path of a Firefox. */
export const findFirefox = () => {
  const named = process.env.FIREFOX_PATH;
  if (!named) return findOrInstall(['firefox-esr', 'firefox'], 'firefox-esr');
  if (runnable(named)) return named;
  throw new Error(`FIREFOX_PATH names ${named}, which cannot be run. Correct or unset it.`);
};

/** Returns the paths of WebKitGTK's driver, which starts its own browser, and of a virtual screen for that browser. */
export const findWebKit = () => ({
  driver: findOrInstall(['WebKitWebDriver'], 'webkit2gtk-driver'),
  screen: findOrInstall(['Xvfb'], 'xvfb'),
});
