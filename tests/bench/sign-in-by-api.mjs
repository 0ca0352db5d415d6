/**
 * Signs in a demo dealer as a browser would. Returns the headers for all later requests.
 * @param {string} url
 * @param {string} username
 */
export const signInByApi = async (url, username) => {
  const page = await fetch(`${url}/login`);
  await page.arrayBuffer();
  const pair = cookiesOf(page);
  const xsrf = pair.find((one) => one.startsWith('XSRF-Token='))?.slice('XSRF-Token='.length) ?? '';
  const answer = await fetch(`${url}/api/account/login/credentials`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: pair.join('; '),
      'x-xsrf-token': decodeURIComponent(xsrf),
      origin: url,
    },
    body: JSON.stringify({
      username,
      password: 'Harbor-Light-2026',
      internal: false,
      returnUrl: null,
      clientIp: null,
    }),
  });
  if (answer.status !== 200) throw new Error(`The sign-in answered ${answer.status}.`);
  /** @type {{ token: { accessToken: string } }} */
  const { token } = await answer.json();
  return { authorization: `Bearer ${token.accessToken}`, cookie: cookiesOf(answer).join('; ') };
};

/** @param {Response} answer */
const cookiesOf = (answer) => answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
