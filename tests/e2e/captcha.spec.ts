import { ANSWERED, expect, test } from './support/test.ts';

/** Solves a task as the page's own solver does: in a worker of the fixed address, under the page's content policy. */
const SOLVE = async (action: string): Promise<string> => {
  const answer = await fetch(`/api/captcha?action=${action}`);
  const { challenge } = (await answer.json()) as { challenge: unknown };
  const worker = new Worker('/captcha-worker.js');
  const solution = await new Promise<unknown>((resolve, reject) => {
    worker.onmessage = (event) => resolve(event.data);
    worker.onerror = () => reject(new Error('the worker broke'));
    worker.postMessage({ type: 'work', challenge, counterStart: 0, counterStep: 1 });
  });
  worker.terminate();
  return btoa(JSON.stringify({ challenge, solution }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

/** Sends the forgotten username's form with the page's own cookies and pair. */
const ASK = async ({
  captcha,
  contact,
}: Readonly<Record<'captcha' | 'contact', string>>): Promise<number> => {
  const pair = /XSRF-Token=([^;]+)/.exec(document.cookie)?.[1] ?? '';
  const answer = await fetch('/api/forgot/username', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(pair) },
    body: JSON.stringify({
      contact,
      type: 'email',
      captcha,
      dealerNumber: null,
    }),
  });
  return answer.status;
};

/** What becomes of a worker of another address. */
const MAKE_FOREIGN = (): string => {
  try {
    new Worker('/other-worker.js').terminate();
    return 'made';
  } catch (error) {
    return error instanceof Error ? error.name : 'unknown';
  }
};

test('the captcha is solved by a worker of the page, once, under its policy, which refuses a worker of another address', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(error.message));
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  await page.goto(`${server.dealer}/login`);
  const token = await page.evaluate(SOLVE, 'forgotUsername');
  const LEE = 'lee.park@example.com';
  expect(await page.evaluate(ASK, { captcha: token, contact: LEE })).toBe(200);
  // The very same call is a repeat and answered alike; any other finds it spent.
  expect(await page.evaluate(ASK, { captcha: token, contact: LEE })).toBe(200);
  expect(await page.evaluate(ASK, { captcha: token, contact: 'ana.duarte@example.com' })).toBe(422);
  await expect
    .poll(async () => {
      const answer = await fetch(`${server.dealer}/demo/outbox.json?to=lee.park@example.com`);
      return ((await answer.json()) as { text: string }[])[0]?.text ?? '';
    })
    .toContain('Your username is lee.park.');

  // Only from here on may the page speak of its policy.
  expect(said.filter((text) => !ANSWERED.test(text))).toEqual([]);
  clean.allow(/TrustedScriptURL|policy|Worker|own workers/i);
  expect(await page.evaluate(MAKE_FOREIGN)).toBe('TypeError');
});
