// Measures the main thread's work for a change of screen, on a CPU slowed down four times. The screen's code is already loaded.
import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../composition/scripts/find-chromium.mjs';
import { busyBetween, readTrace } from './main-thread.mjs';
import { machineLine, newDataDir, quantile, startPortal } from './portal-process.mjs';
import { recordAll } from './record.mjs';
import { sized } from './small.mjs';

const ROUNDS = sized(10, 2);
/**
 * Factor by which results are multiplied to simulate a slower CPU. The browser's own throttling is not used, because its
 * times would include the CPU time of other programs.
 */
const SLOWER = 4;
/** Wait in milliseconds, after which all work that a change of screen triggers has ended. This wait is not part of the result. */
const REST = 1_500;

/**
 * Runs in the page: marks the press, the first frame of the next screen, and the first frame of the complete screen.
 * @param {{ screen: string, whole: string }} arrived selectors of elements on the new screen and on the complete screen
 */
const watchChange = ({ screen, whole }) => {
  /** @param {string} name */
  const markAfterPaint = (name) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => performance.mark(name);
      port2.postMessage(null);
    });
  /** @type {[string, string][]} */
  let awaited = [
    ['screen', screen],
    ['whole', whole],
  ];
  const look = () => {
    awaited = awaited.filter(([name, selector]) => {
      if (document.querySelector(selector) === null) return true;
      markAfterPaint(name);
      return false;
    });
    if (awaited.length === 0) observer.disconnect();
  };
  const observer = new MutationObserver(look);
  addEventListener(
    'pointerdown',
    () => {
      performance.mark('press');
      observer.observe(document.body, { childList: true, subtree: true });
    },
    { once: true, capture: true },
  );
};

const SITE = {
  screen: 'main [role=status], main #details',
  whole: 'main #instructions',
};
const HOME = {
  screen: 'main [role=status], main section[aria-label^="On test"]',
  whole: 'main section[aria-label^="On test"] table',
};

const data = newDataDir();
const portal = await startPortal(data.dir);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: chromiumArgs(),
});
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${portal.url}/login`);
  await page.getByLabel('Username').fill('dealer.limited');
  await page.getByLabel('Password', { exact: true }).fill('Harbor-Light-2026');
  await page.keyboard.press('Enter');
  const home = page.getByRole('navigation').getByRole('link', { name: /^Home/ });
  const site = page.locator('main a[href^="/site/info"]:not([href*="test="])');

  /**
   * Presses a link and waits until the page is idle, without querying the page meanwhile.
   * @param {import('@playwright/test').Locator} link
   * @param {typeof SITE} arrived
   */
  const change = async (link, arrived) => {
    await link.first().scrollIntoViewIfNeeded();
    const box = await link.first().boundingBox();
    if (box === null) throw new Error('The link is not on the screen');
    await page.evaluate(watchChange, arrived);
    await page.mouse.move(box.x + 8, box.y + box.height / 2);
    await page.waitForTimeout(200);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(REST);
    await page.waitForSelector(arrived.whole);
  };
  /** @param {import('@playwright/test').Locator} link @param {typeof SITE} arrived */
  const measure = async (link, arrived) => {
    await browser.startTracing(page, {
      categories: ['-*', 'toplevel', 'blink.user_timing', 'disabled-by-default-devtools.timeline'],
    });
    await change(link, arrived);
    return busyBetween(readTrace(await browser.stopTracing()));
  };

  // Loads and draws both screens once before the measurement.
  await site.first().waitFor();
  // Waits until the dashboard has received all its data, because the data moves the link.
  await page.waitForTimeout(REST);
  await change(site, SITE);
  await change(home, HOME);
  /** @type {Record<string, ReturnType<typeof busyBetween>[]>} */
  const seen = { 'to a site': [], home: [] };
  for (let round = 0; round < ROUNDS; round++) {
    seen['to a site']?.push(await measure(site, SITE));
    seen.home?.push(await measure(home, HOME));
  }
  for (const [name, rounds] of Object.entries(seen)) {
    /** @param {(round: ReturnType<typeof busyBetween>) => number} pick */
    const line = (pick) => {
      const values = rounds.map((round) => pick(round) * SLOWER);
      return `${quantile(values, 0.5).toFixed(0)} ms (${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)})`;
    };
    console.log(
      `${name}, ${rounds.length} times, processor time of the main thread times ${SLOWER}, median and range:`,
    );
    console.log(`  until the next screen is painted   ${line(({ screen }) => screen)}`);
    console.log(`  until its data is painted          ${line(({ whole }) => whole)}`);
    console.log(`  until all is at rest               ${line(({ rest }) => rest)}`);
    console.log(`  longest task                       ${line(({ longest }) => longest)}`);
    recordAll(`Change to a loaded section, ${name}, main thread times ${SLOWER}`, [
      ['until the next screen is painted', line(({ screen }) => screen), '100 ms'],
      ['until its data is painted', line(({ whole }) => whole)],
      ['until all is at rest', line(({ rest }) => rest)],
      ['longest task', line(({ longest }) => longest)],
    ]);
  }
  console.log(machineLine());
} finally {
  await browser.close();
  await portal.stop();
  data.remove();
}
