import type { CookieJar } from './cookie-jar.ts';

/** Returns a `fetch` that handles cookies as a browser would. A request with `credentials: 'omit'` neither sends nor stores cookies. */
export const fetchWithCookies =
  (jar: CookieJar, send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    if (request.credentials === 'omit') return send(request);
    const url = new URL(request.url);
    const cookies = jar.header(url);
    if (cookies !== null) request.headers.set('cookie', cookies);
    const response = await send(request);
    jar.store(url, response.headers.getSetCookie());
    return response;
  };
