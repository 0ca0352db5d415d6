import type { Page } from '@playwright/test';
import type { PortalServer } from './server.ts';
import { personOf, signInByApi, useBrowserOf } from './arrive.ts';
import { expect } from './test.ts';

export interface ImpersonationSession {
  readonly staff?: string;
  readonly subject: string;
  readonly mode?: 'look' | 'act';
  readonly minutes?: number;
}

/** Signs a staff member in, starts an impersonation through the API and opens the page with the impersonation active. */
export const viewAs = async (
  page: Page,
  server: PortalServer,
  impersonation: ImpersonationSession,
): Promise<void> => {
  const visitor = await signInByApi(page, server, impersonation.staff ?? 'priya.nair');
  const started = await visitor.call('POST', '/api/support/impersonation', {
    accountId: personOf(impersonation.subject).id,
    reason: 'The user reports an empty list.',
    ticket: 'T-1001',
    mode: impersonation.mode ?? 'look',
    minutes: impersonation.minutes ?? 30,
  });
  expect(started.status).toBe(200);
  await useBrowserOf(page, visitor, server.dealer, 'dealer');
  await page.goto(`${server.dealer}/`);
  await expect(page.getByRole('region', { name: 'Viewing as a user' })).toBeVisible();
};
