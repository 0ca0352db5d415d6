// What a change of place costs the page once its section is there: main-thread work on a processor four times slower.
import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../composition/scripts/find-chromium.mjs';
import { machineLine, newDataDir, quantile, startPortal } from './portal-process.mjs';

const ROUNDS = 10;
const SLOWER = 4;

/** Main-thread time so far in milliseconds. @param {import('@playwright/test').CDPSession} cdp */
const worked = async (cdp) => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
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
  const site = page.getByRole('main').getByRole('link', { name: 'Tidewater Cold Storage' });
  // Both sections are fetched once before anything is measured.
  await site.first().click();
  await page.getByText('Ferry Landing').waitFor();
  await home.click();
  await site.first().waitFor();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  /** @type {number[]} */
  const toSite = [];
  /** @type {number[]} */
  const toHome = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const [times, press, arrived] of /** @type {const} */ ([
      [toSite, () => site.first().click(), () => page.getByText('Ferry Landing').waitFor()],
      [toHome, () => home.click(), () => site.first().waitFor()],
    ])) {
      const before = await worked(cdp);
      await press();
      await arrived();
      await page.waitForTimeout(500);
      times.push((await worked(cdp)) - before);
    }
  }
  for (const [name, times] of Object.entries({ 'to a site': toSite, home: toHome }))
    console.log(
      `${name.padEnd(10)} median ${quantile(times, 0.5).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms (${times.length})`,
    );
  console.log(machineLine());
} finally {
  await browser.close();
  await portal.stop();
  data.remove();
}
