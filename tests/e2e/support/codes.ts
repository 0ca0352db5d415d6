import type { Page } from '@playwright/test';
import { personOf } from './arrive.ts';
import type { PortalServer } from './server.ts';
import { expect } from './test.ts';

/**
 * Waits for the code step of a demo person and types the code from the email; the sixth digit submits the code. Returns
 * the time at which the code was sent.
 */
export const typeCodeOf = async (
  page: Page,
  server: PortalServer,
  username: string,
  newerThan = 0,
): Promise<number> => {
  const input = page.getByLabel('Verification code');
  await expect(input).toBeFocused();
  const { code, at } = await server.code(personOf(username).email, newerThan);
  await page.keyboard.type(code);
  return at;
};
