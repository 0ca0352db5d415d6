// Measures what the screen shows in each frame while a dealer switches the account group, on a CPU slowed down four times.
import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../../composition/scripts/find-chromium.mjs';
import { machineLine, newDataDir, quantile, startPortal } from './portal-process.mjs';
import { recordAll } from './record.mjs';
import { sized } from './small.mjs';

const ROUNDS = sized(10, 2);
const SLOWER = 4;
const GROUPS = ['4490', '4471'];
/** Matches the dashboard text that differs between the groups. */
const SITES = /· ([\d,]+ sites?)$/;

/** @typedef {{ pressed: number, frames: { at: number, group: string, words: string }[] }} Record */

/** Runs in the page: after the next key press, records for every frame the header's group and the screen's text. */
const recordFrames = () => {
  /** @type {Record} */
  const seen = { pressed: 0, frames: [] };
  window.recorded = seen;
  const look = () => {
    seen.frames.push({
      at: performance.now(),
      group: document.querySelector('header [aria-haspopup=dialog] b')?.textContent ?? '',
      words: document.querySelector('main')?.textContent ?? '',
    });
    requestAnimationFrame(look);
  };
  const begin = (/** @type {KeyboardEvent} */ { timeStamp }) => {
    seen.pressed = timeStamp;
    requestAnimationFrame(look);
  };
  addEventListener('keydown', begin, { once: true, capture: true });
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
  await page.getByLabel('Username').fill('dealer.admin');
  await page.getByLabel('Password', { exact: true }).fill('Harbor-Light-2026');
  await page.keyboard.press('Enter');
  await page.getByLabel('Verification code').waitFor();
  let code = '';
  // Polls the outbox, because the mail with the code is sent shortly after the code is requested.
  while (code === '') {
    const outbox = await fetch(`${portal.url}/demo/outbox.json`);
    const messages = /** @type {{ code?: string | null }[]} */ (await outbox.json());
    code = messages.find((message) => typeof message.code === 'string')?.code ?? '';
  }
  await page.getByLabel('Verification code').pressSequentially(code);
  const main = page.getByRole('main');
  await main.getByText(SITES).waitFor();

  const readSites = async () =>
    SITES.exec((await main.getByText(SITES).textContent()) ?? '')?.[1] ?? '';
  /** @param {string} text @param {string} sites */
  const says = (text, sites) => new RegExp(`(?<!\\d)${sites}`).test(text);
  const cdp = await page.context().newCDPSession(page);
  let frames = 0;
  let mixed = 0;
  let apart = 0;
  /** @type {number[]} */
  const times = [];
  for (let round = 0; round < ROUNDS; round++) {
    const group = GROUPS[round % 2] ?? '';
    const old = await readSites();
    await page.getByRole('button', { name: /^Account group/ }).click();
    await page.getByRole('combobox').fill(group);
    await page.getByRole('option', { name: group }).waitFor();
    await page.evaluate(recordFrames);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.keyboard.press('Enter');
    await main
      .getByText(SITES)
      .filter({ hasNotText: `· ${old}` })
      .waitFor();
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const fresh = await readSites();
    const seen = await page.evaluate(() => /** @type {Record} */ (window.recorded));
    frames += seen.frames.length;
    mixed += seen.frames.filter(({ group: named, words }) =>
      says(words, named === group ? old : fresh),
    ).length;
    const named = seen.frames.findIndex((frame) => frame.group === group);
    const gone = seen.frames.findIndex(({ words }) => !says(words, old));
    apart = Math.max(apart, Math.abs(named - gone));
    times.push((seen.frames[named]?.at ?? NaN) - seen.pressed);
  }
  console.log(
    `${ROUNDS} changes of group, ${frames} frames: ${mixed} with the name of one group and data of the other;`,
  );
  console.log(`the header's name and the old data change ${apart} frames apart at most;`);
  console.log(
    `that frame comes ${quantile(times, 0.5).toFixed(0)} ms after the press (${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)})`,
  );
  console.log(machineLine());
  recordAll('Change of account group', [
    ["frames with two groups' data", `${mixed} of ${frames}`, '0'],
    ["frames between the header's name and the data", String(apart), '0'],
    ['time until that frame', `median ${quantile(times, 0.5).toFixed(0)} ms`],
  ]);
} finally {
  await browser.close();
  await portal.stop();
  data.remove();
}
