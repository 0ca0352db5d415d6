import type { Page } from '@playwright/test';
import { DEMO_PEOPLE } from '#adapters/server/demo/generate-demo-world.ts';
import { API_BASE, HEADERS, XSRF_COOKIE } from '#adapters/wire/headers.ts';
import type { PortalServer } from './server.ts';
import { expect, signIn } from './test.ts';

/** How long and how a staff member looks, unless a test says so. */
export interface Visit {
  readonly staff?: string;
  readonly subject: string;
  readonly mode?: 'look' | 'act';
  readonly minutes?: number;
}

const accountOf = (username: string): string => {
  const person = DEMO_PEOPLE.find((one) => one.username === username);
  if (person === undefined) throw new Error(`Nobody in the demo world is called ${username}`);
  return person.id;
};

/** Calls the API from the page itself, with its cookies. */
export const callFrom = (
  page: Page,
  call: {
    readonly path: string;
    readonly token: string;
    readonly method?: string;
    readonly body?: unknown;
  },
): Promise<{ readonly status: number; readonly code: string | null }> =>
  page.evaluate(
    async ({ url, token, method, body, xsrf, cookie }) => {
      const pair = document.cookie.split('; ').find((part) => part.startsWith(`${cookie}=`));
      const answer = await fetch(url, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          [xsrf]: decodeURIComponent(pair?.slice(cookie.length + 1) ?? ''),
        },
        ...(method !== 'GET' && { body: JSON.stringify(body) }),
      });
      const said: unknown = await answer.json();
      const code = typeof said === 'object' && said !== null && 'code' in said ? said.code : null;
      return { status: answer.status, code: typeof code === 'string' ? code : null };
    },
    {
      url: `${API_BASE}/${call.path}?app=portal&version=1.0&os=web&env=dev`,
      token: call.token,
      method: call.method ?? 'POST',
      body: call.body ?? {},
      xsrf: HEADERS.xsrf,
      cookie: XSRF_COOKIE,
    },
  );

/** The access token that the next answer to such a call hands to this page. */
export const nextToken = async (
  page: Page,
  call = /login\/credentials|token\/refresh/,
): Promise<string> => {
  const answer = await page.waitForResponse(
    (response) => call.test(response.url()) && response.status() === 200,
  );
  const { token } = (await answer.json()) as { readonly token: { readonly accessToken: string } };
  return token.accessToken;
};

/** Signs a staff member in and goes on as a user, behind the portal's back; the reload finds the visit running. Answers its token. */
export const viewAs = async (page: Page, server: PortalServer, visit: Visit): Promise<string> => {
  const own = nextToken(page);
  await signIn(page, server.dealer, visit.staff ?? 'priya.nair');
  await expect(page).toHaveURL(/home\/dashboard/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const started = await callFrom(page, {
    path: 'support/impersonation',
    token: await own,
    body: {
      accountId: accountOf(visit.subject),
      reason: 'The user reports an empty list.',
      ticket: 'T-1001',
      mode: visit.mode ?? 'look',
      minutes: visit.minutes ?? 30,
    },
  });
  expect(started.status).toBe(200);
  // The page that is left may renew its token by itself; its answer is nobody's to read any more.
  await page.goto('about:blank');
  const token = nextToken(page);
  await page.goto(`${server.dealer}/`);
  await expect(page.getByRole('region', { name: 'Viewing as a user' })).toBeVisible();
  return token;
};
