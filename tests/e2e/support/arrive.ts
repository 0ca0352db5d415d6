import type { Page } from '@playwright/test';
import { DEMO_PEOPLE } from '#adapters/server/demo/generate-demo-world.ts';
import { variantOf, type DemoPerson } from '#adapters/server/demo/demo-person.ts';
import type { SessionGrant } from '#core/session/session-view.schema.ts';
import type { Variant } from '#core/session/user.schema.ts';
import { HttpVisitor } from '#tests/support/http-visitor.ts';
import type { PortalServer } from './server.ts';
import { expect } from './test.ts';

/** Returns the demo person with this username. Throws when there is none. */
export const personOf = (username: string): DemoPerson => {
  const person = DEMO_PEOPLE.find((one) => one.username === username);
  if (person === undefined) throw new Error(`Nobody in the demo world is called ${username}`);
  return person;
};

/** Signs the page's browser in as a visitor: sets the visitor's cookies and the flag that marks a session. */
export const useBrowserOf = (
  page: Page,
  visitor: HttpVisitor,
  origin: string,
  variant: Variant,
): Promise<void> =>
  page.context().setStorageState({
    cookies: visitor.cookies.map((cookie) => ({
      ...cookie,
      domain: 'localhost',
      path: '/',
      expires: -1,
      secure: false,
      sameSite: 'Strict',
    })),
    origins: [{ origin, localStorage: [{ name: `session-mark-${variant}`, value: 'in:arrived' }] }],
  });

/**
 * Signs a person in through the API, including the code step, and copies the session to the page's browser. Returns a
 * visitor that holds the session token.
 */
export const signInByApi = async (
  page: Page,
  server: PortalServer,
  username: string,
): Promise<HttpVisitor> => {
  const person = personOf(username);
  const variant = variantOf(person);
  const origin = server.originOf(variant);
  const visitor = new HttpVisitor(origin, variant);
  const answer = await visitor.signIn(username);
  if (!answer.ok) throw new Error(`${username} was refused: ${await answer.text()}`);
  const grant = (await answer.json()) as SessionGrant;
  if (grant.session.requirements.mfaRequired) {
    const { code } = await server.code(person.email);
    const verified = await visitor.enterCode(code);
    if (!verified.ok) throw new Error(`The code was refused: ${await verified.text()}`);
  }
  await useBrowserOf(page, visitor, origin, variant);
  return visitor;
};

/**
 * Signs a person in through the API and opens `path`. Resolves once the heading has the focus, so that no key press
 * reaches a page that is still loading.
 */
export const arrive = async (
  page: Page,
  server: PortalServer,
  username: string,
  path = '/',
): Promise<void> => {
  // Leaves the previous page, because responses that arrive late for that page would overwrite the new user's cookies.
  await page.goto('about:blank');
  await signInByApi(page, server, username);
  await page.goto(`${server.originOf(variantOf(personOf(username)))}${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
};
