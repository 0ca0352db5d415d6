/** Simulates slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms latency per request. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

/** Factor by which the CPU is slowed down. */
const SLOWER = 4;

/** Simulates a slow line and a slow CPU for a page, and makes the browser report the page's requests. @param {import('@playwright/test').CDPSession} cdp */
export const slowDown = async (cdp) => {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', LINE);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
};
