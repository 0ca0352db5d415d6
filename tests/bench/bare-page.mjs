import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const PAGE = readFileSync(new URL('bare-sign-in.html', import.meta.url));
// With this opener policy, Chromium renders a page in a separate process. The bare page sends the policy because the
// product's page sends it, so that both pages have the same cost.
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

/** Serves a hand-written page of 4.5 kB, with which the product is compared. */
export const serveBarePage = async () => {
  const server = createServer((_, answer) => {
    answer.writeHead(200, HEADERS).end(PAGE);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The bare page has no port.');
  return { url: `http://localhost:${address.port}/`, stop: () => server.close() };
};
