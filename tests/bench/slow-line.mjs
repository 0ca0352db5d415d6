/** Slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms for each request. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

/** Factor by which the processor is slowed down. */
const SLOWER = 4;

/** Puts a page on a slow line and a slow processor, and makes the browser report its requests. @param {import('@playwright/test').CDPSession} cdp */
export const slowDown = async (cdp) => {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', LINE);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
};
