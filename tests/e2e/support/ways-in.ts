import type { Page } from '@playwright/test';
import type { PortalServer } from './server.ts';
import { expect } from './test.ts';

/** The width at which the portal is that of a phone. */
export const PHONE = { width: 390, height: 844 };

/** Has the browser do the check of the form that is open. */
export const passCheck = async (page: Page): Promise<void> => {
  await page.getByRole('checkbox', { name: 'I am not a robot' }).press('Space');
  await expect(page.getByText('Done. You can go on.')).toBeVisible();
};

/** A message of the demo world's outbox. */
export interface SentMessage {
  readonly subject: string;
  readonly text: string;
  readonly link?: string;
}

/** What was sent to somebody, newest first. */
export const messagesTo = async (
  server: PortalServer,
  to: string,
): Promise<readonly SentMessage[]> => {
  const answer = await fetch(`${server.dealer}/demo/outbox.json?to=${encodeURIComponent(to)}`);
  return (await answer.json()) as readonly SentMessage[];
};

/** The newest link of a kind that was sent to somebody and is not `known`, waiting for the sender to get to it. */
export const linkTo = async (
  server: PortalServer,
  to: string,
  kind: 'code' | 'otp',
  known: string | null = null,
): Promise<string> => {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const links = (await messagesTo(server, to)).map((message) => message.link);
      link = links.find((one) => one?.includes(`${kind}=`) && one !== known);
      return link;
    })
    .toBeDefined();
  return link ?? '';
};
