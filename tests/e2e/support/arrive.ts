import type { Page } from '@playwright/test';
import { DEMO_PEOPLE } from '#adapters/server/demo/generate-demo-world.ts';
import { variantOf, type DemoPerson } from '#adapters/server/demo/demo-person.ts';
import type { SessionGrant } from '#core/session/session-view.schema.ts';
import type { Variant } from '#core/session/user.schema.ts';
import { HttpVisitor } from '#tests/support/http-visitor.ts';
import type { PortalServer } from './server.ts';
import { expect } from './test.ts';

/** Somebody of the demo world; a name nobody has is a fault of the test. */
export const personOf = (username: string): DemoPerson => {
  const person = DEMO_PEOPLE.find((one) => one.username === username);
  if (person === undefined) throw new Error(`Nobody in the demo world is called ${username}`);
  return person;
};

/** Makes the page's browser that of a visitor who is signed in: cookies, and the mark that says so. */
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

/** Signs somebody in by the API, code included; the page's browser is theirs afterwards, whoever used it before. Answers a visitor with the session's token. */
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
 * Somebody who signed in a moment ago opens `path` in the portal, and its screen stands: for every test whose subject is
 * not the sign-in itself. Answers once the title has taken the focus, so that no press meets a screen still arriving.
 */
export const arrive = async (
  page: Page,
  server: PortalServer,
  username: string,
  path = '/',
): Promise<void> => {
  // An answer to a page just left would set its cookies over those of who comes: both variants share one host.
  await page.goto('about:blank');
  await signInByApi(page, server, username);
  await page.goto(`${server.originOf(variantOf(personOf(username)))}${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
};
