import type { Page } from '@playwright/test';
import type { PortalServer } from './server.ts';
import { expect } from './test.ts';

/** A window size at which the portal shows its phone layout. */
export const PHONE = { width: 390, height: 844 };

/** Completes the captcha of the open form. */
export const passCheck = async (page: Page): Promise<void> => {
  await page.getByRole('checkbox', { name: 'I am not a robot' }).press('Space');
  await expect(page.getByText('Done. You can continue.')).toBeVisible();
};

/** A message in the outbox of the demo data. */
export interface SentMessage {
  readonly subject: string;
  readonly text: string;
  readonly link?: string;
}

/** Returns the messages in the demo outbox to a person, newest first. */
export const messagesTo = async (
  server: PortalServer,
  to: string,
): Promise<readonly SentMessage[]> => {
  const answer = await fetch(`${server.dealer}/demo/outbox.json?to=${encodeURIComponent(to)}`);
  return (await answer.json()) as readonly SentMessage[];
};

/** Waits for the newest link of this kind that was sent to the person and differs from `known`. */
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
