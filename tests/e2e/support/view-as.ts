import type { Page } from '@playwright/test';
import { API_BASE, HEADERS, XSRF_COOKIE } from '#adapters/wire/headers.ts';
import type { PortalServer } from './server.ts';
import { personOf, signInByApi, useBrowserOf } from './arrive.ts';
import { expect } from './test.ts';

/** How long and how a staff member looks, unless a test says so. */
export interface Visit {
  readonly staff?: string;
  readonly subject: string;
  readonly mode?: 'look' | 'act';
  readonly minutes?: number;
}

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

/** A staff member signs in and looks as a user, by the API; the page opens with the visit running. Answers its token. */
export const viewAs = async (page: Page, server: PortalServer, visit: Visit): Promise<string> => {
  const visitor = await signInByApi(page, server, visit.staff ?? 'priya.nair');
  const started = await visitor.call('POST', '/api/support/impersonation', {
    accountId: personOf(visit.subject).id,
    reason: 'The user reports an empty list.',
    ticket: 'T-1001',
    mode: visit.mode ?? 'look',
    minutes: visit.minutes ?? 30,
  });
  expect(started.status).toBe(200);
  await useBrowserOf(page, visitor, server.dealer, 'dealer');
  const token = nextToken(page);
  await page.goto(`${server.dealer}/`);
  await expect(page.getByRole('region', { name: 'Viewing as a user' })).toBeVisible();
  return token;
};
