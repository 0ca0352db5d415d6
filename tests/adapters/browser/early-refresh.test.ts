import { describe, expect, it } from 'vitest';
import { fetchAfterEarly, type EarlyRefresh } from '#adapters/browser/early-refresh.ts';
import { fillShellPage } from '#adapters/server/pages/fill-page.ts';
import { SLOTS } from '#adapters/server/pages/page-templates.ts';
import type { Variant } from '#core/session/user.schema.ts';
import { grantOf } from '#tests/core/gating/support/grants.ts';
import { PAGE } from '#tests/support/plain-page.ts';
import { newBrowser, ORIGIN, Portal, settle } from '../http/support/portal.ts';

/** Returns the URL to which the page's first inline script sends the session refresh. */
const addressOf = (variant: Variant): string => {
  const templates = {
    signIn: { dealer: null, consumer: null },
    shell: SLOTS.refresh,
    signInStyles: [],
    headScripts: [],
    shellStyles: [],
    drawnProvider: '',
  };
  const { html } = fillShellPage(templates as never, {
    ...PAGE,
    configuration: { ...PAGE.configuration, variant },
  });
  const [named, address = ''] = html.replaceAll('&amp;', '&').split(' ');
  expect(named).toBe(variant);
  return address;
};

const GRANT = grantOf({ userId: 'ann', application: 2, token: 't1', group: 1 });
const granted = (): Response => new Response(JSON.stringify(GRANT));

/** Simulates a page whose first script has sent a session refresh, and starts the program on that page. */
const startedOn = (
  early: Partial<EarlyRefresh> & Pick<EarlyRefresh, 'answer'>,
  variant: Variant = 'dealer',
) => {
  const page = {
    location: { origin: ORIGIN },
    earlyRefresh: { address: addressOf(variant), mark: 'in:here', ...early },
  };
  const browser = newBrowser();
  browser.marker.write({ kind: 'signedIn', label: 'here' });
  const portal = new Portal(browser, variant, (send) =>
    fetchAfterEarly(page, browser.marker, send),
  );
  return { page, browser, portal, sent: () => portal.network.to('/token/refresh') };
};

describe('a refresh that left before the program was there', () => {
  it.each(['dealer', 'consumer'] as const)(
    'resumes the session of the %s variant without another',
    async (variant) => {
      const { portal, page, sent } = startedOn({ answer: Promise.resolve(granted()) }, variant);
      expect(await portal.restore()).toEqual({ kind: 'restored' });
      expect(portal.context.current.context).toMatchObject({ user: { id: 'ann' }, token: 't1' });
      expect(sent()).toHaveLength(0);
      expect(page).toEqual({ location: { origin: ORIGIN } });
    },
  );

  it('counts once: the next refresh is sent', async () => {
    const { portal, sent } = startedOn({ answer: Promise.resolve(granted()) });
    await portal.restore();
    portal.context.apply({ kind: 'tokenExpired', token: 't1' });
    void portal.adapters.refresher.refresh(portal.context.current.context.generation);
    await settle();
    expect(sent()).toHaveLength(1);
  });

  it('ends the session here when it was refused', async () => {
    const refused = new Response('{}', { status: 401, headers: { 'x-invalid-session': '1' } });
    const { portal, browser, sent } = startedOn({ answer: Promise.resolve(refused) });
    expect(await portal.restore()).toEqual({ kind: 'ended' });
    expect(browser.marker.read()).toEqual({ kind: 'none' });
    expect(sent()).toHaveLength(0);
  });

  it.each([
    ['it failed on its way', () => ({ answer: Promise.reject(new TypeError('failed')) })],
    [
      'its anti-forgery pair was refused',
      () => ({
        answer: Promise.resolve(
          new Response('{}', { status: 403, headers: { 'x-xsrf-refused': '1' } }),
        ),
      }),
    ],
    [
      'another session stands in the mark by now',
      () => ({ answer: Promise.resolve(granted()), mark: 'in:there' }),
    ],
    ['it went elsewhere', () => ({ answer: Promise.resolve(granted()), address: '/api/else' })],
  ])('is sent anew where %s', async (_, early) => {
    const { portal, sent } = startedOn(early());
    const restored = portal.restore();
    await settle();
    expect(sent()).toHaveLength(1);
    portal.network.at(-1).respond(200, GRANT);
    expect(await restored).toEqual({ kind: 'restored' });
  });

  it('is the answer to nothing else', async () => {
    const { portal } = startedOn({ answer: Promise.resolve(granted()) });
    void portal.adapters.branding.branding(1);
    await settle();
    expect(portal.network.calls).toHaveLength(1);
  });
});
