import { accountRoutes } from '#adapters/wire/account.routes.ts';
import { profileRoutes } from '#adapters/wire/profile.routes.ts';
import { staffHomeRoutes } from '#adapters/wire/staff-home.routes.ts';
import { loginRoutes } from '#adapters/wire/login.routes.ts';
import { statusBannerRoutes } from '#adapters/wire/status-banner.routes.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readConfiguration } from '#adapters/http/read-configuration.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import { grantOf } from '#tests/core/gating/support/grants.ts';
import { newBrowser, Portal, settle } from './support/portal.ts';

const BANNER = { active: false, title: '', body: '', importance: 'Info' };
const ANSWERS = { answers: [{ questionId: 'q', answer: 'a' }] };
const CREDENTIALS = {
  username: 'ann',
  password: 'x',
  internal: false,
  returnUrl: null,
  clientIp: null,
};
const problem = (message: string) => ({ message, code: 'wrongCode', requestId: 'r1' });

describe('What a request carries', () => {
  it('has the constant stamps, application, cookies and no bearer before sign-in', () => {
    const portal = new Portal(newBrowser(), 'consumer');
    void portal.adapters.notice.statusBanner();
    const { url, init, headers } = portal.network.at(0);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      app: 'portal',
      version: '1.0',
      os: 'web',
      env: 'dev',
      application: 'MSA',
    });
    expect(init.credentials).toBe('include');
    expect(init.redirect).toBe('error');
    expect(headers.get('authorization')).toBeNull();
    expect(headers.get('x-xsrf-token')).toBeNull();
  });

  it('reads the configuration without stamps or cookies', async () => {
    const portal = new Portal();
    const answer = readConfiguration(portal.adapters.client);
    const { url, init } = portal.network.at(0);
    expect(url.href).toBe('https://portal.example/assets/configuration.json');
    expect(init.credentials).toBe('omit');
    portal.network.at(0).respond(200, { variant: 'neither' });
    expect(await answer).toEqual({ ok: false, error: { kind: 'unreadable' } });
  });

  it('gives the maps service its key and nothing of ours', () => {
    const portal = new Portal();
    portal.signIn('ann', 1);
    void portal.adapters.client.send(
      { method: 'GET', path: 'https://maps.example/tile', query: {}, body: null, background: true },
      z.object({}),
    );
    const { url, init, headers } = portal.network.at(0);
    expect(Object.fromEntries(url.searchParams)).toEqual({ key: 'maps-key' });
    expect(init.credentials).toBe('omit');
    expect(headers.get('authorization')).toBeNull();
  });
});

describe('What comes back', () => {
  it('I24: an empty answer where a value is due is unreadable, never a success', async () => {
    const portal = new Portal();
    portal.signIn('ann', 1, { demands: true });
    const answer = portal.adapters.client.call(accountRoutes.saveSecurityAnswers, ANSWERS);
    portal.network.at(0).respond(204);
    expect(await answer).toEqual({ ok: false, error: { kind: 'unreadable' } });
  });

  it.each([
    ['HTML instead of JSON', '<html>'],
    ['cut short', '{"active": tr'],
  ])('%s is unreadable', async (_, text) => {
    const portal = new Portal();
    const answer = portal.adapters.notice.statusBanner();
    portal.network.at(0).respond(200, text);
    expect(await answer).toEqual({ ok: false, error: { kind: 'unreadable' } });
  });

  it('a refused login reaches its caller with the words of the server, nobody being signed in', async () => {
    const portal = new Portal();
    const answer = portal.adapters.client.call(loginRoutes.credentialLogin, CREDENTIALS);
    portal.network.at(0).respond(401, problem('No such user'));
    expect(await answer).toEqual({
      ok: false,
      error: { kind: 'refused', status: 401, message: 'No such user', code: 'wrongCode' },
    });
  });

  it('429 carries the wait', async () => {
    const portal = new Portal();
    const answer = portal.adapters.client.call(loginRoutes.credentialLogin, CREDENTIALS);
    portal.network.at(0).respond(429, problem('Slow down'), { 'retry-after': '37' });
    expect(await answer).toEqual({
      ok: false,
      error: { kind: 'rateLimited', message: 'Slow down', retryAfterSeconds: 37 },
    });
  });

  it('a write refused for its anti-forgery pair is sent once more, with the new pair', async () => {
    const portal = new Portal();
    portal.xsrf = null;
    const answer = portal.adapters.client.call(loginRoutes.credentialLogin, CREDENTIALS);
    portal.xsrf = 'fresh';
    portal.network.at(0).respond(403, {}, { 'x-xsrf-refused': '1' });
    await settle();
    expect(portal.network.at(1).headers.get('x-xsrf-token')).toBe('fresh');
    portal.network.at(1).respond(403, {}, { 'x-xsrf-refused': '1' });
    expect(await answer).toMatchObject({ ok: false, error: { kind: 'refused', status: 403 } });
    expect(portal.network.calls).toHaveLength(2);
  });

  it('a browser that refuses cookies is named, and its write not sent again without the pair', async () => {
    const portal = new Portal();
    portal.xsrf = null;
    const answer = portal.adapters.client.call(loginRoutes.credentialLogin, CREDENTIALS);
    portal.network.at(0).respond(403, problem('Not tied'), { 'x-xsrf-refused': '1' });
    expect(await answer).toMatchObject({
      ok: false,
      error: { kind: 'refused', status: 403, message: MESSAGES.cookiesBlocked },
    });
    expect(portal.network.calls).toHaveLength(1);
  });

  it('a refusal for want of a right is told to who asks for them anew, one with a reason of its own is not', async () => {
    const portal = new Portal();
    portal.signIn('ann', 1);
    let reported = 0;
    portal.adapters.client.forbidden$.subscribe(() => (reported += 1));
    const refuse = async (body: object) => {
      const answer = portal.adapters.client.call(staffHomeRoutes.staffHome);
      portal.network.at(-1).respond(403, body);
      expect(await answer).toMatchObject({ ok: false, error: { kind: 'refused', status: 403 } });
    };
    await refuse({ ...problem('You are looking only.'), code: 'lookOnly' });
    expect(reported).toBe(0);
    await refuse({ ...problem('You don’t have the right to do this.'), code: null });
    expect(reported).toBe(1);
  });

  it('a read of a person that ends in 5xx is a fault, a background read and a write are none', async () => {
    const portal = new Portal();
    const faults: number[] = [];
    portal.adapters.faults$.subscribe((fault) => faults.push(fault.status));
    portal.signIn('ann', 1);
    const read = portal.adapters.client.call(staffHomeRoutes.staffHome);
    const background = portal.adapters.notice.statusBanner();
    const write = portal.adapters.client.call(loginRoutes.credentialLogin, CREDENTIALS);
    for (const call of portal.network.calls) call.respond(500);
    await Promise.all([read, background, write]);
    expect(faults).toEqual([500]);
  });
});

describe('Time and repeats', () => {
  it('I28: the budget of a write counts from sending, not from asking', async () => {
    const portal = new Portal();
    const answer = portal.adapters.client.call(profileRoutes.startContactChange, {
      type: 'email',
      value: 'ann@example.com',
    });
    portal.timers.advance(60_000);
    portal.signIn('ann', 1);
    portal.timers.advance(2_999);
    expect(portal.network.at(0).aborted).toBe(false);
    portal.timers.advance(1);
    expect(await answer).toEqual({ ok: false, error: { kind: 'timedOut' } });
    expect(portal.network.at(0).aborted).toBe(true);
    expect(portal.network.calls).toHaveLength(1);
  });

  it('an excluded write has its own limit', async () => {
    const portal = new Portal();
    const answer = portal.adapters.client.call(loginRoutes.credentialLogin, CREDENTIALS);
    portal.timers.advance(29_999);
    expect(portal.network.at(0).aborted).toBe(false);
    portal.timers.advance(1);
    expect(await answer).toEqual({ ok: false, error: { kind: 'timedOut' } });
  });

  it.each([408, 429, 502, 503, 504])('a read is repeated twice after %i', async (status) => {
    const portal = new Portal();
    const answer = portal.adapters.notice.statusBanner();
    portal.network.at(0).respond(status);
    await settle();
    portal.timers.advance(200);
    await settle();
    portal.network.at(1).respond(status);
    await settle();
    portal.timers.advance(400);
    await settle();
    portal.network.at(2).respond(200, BANNER);
    expect((await answer).ok).toBe(true);
    expect(portal.timers.pending).toBe(0);
  });

  it('a read without any answer is tried three times, a write once', async () => {
    const portal = new Portal();
    const read = portal.adapters.notice.statusBanner();
    for (let i = 0; i < 3; i += 1) {
      portal.network.at(-1).fail();
      await settle();
      portal.timers.advance(1_000);
      await settle();
    }
    expect(await read).toEqual({ ok: false, error: { kind: 'unreachable' } });
    expect(portal.network.calls).toHaveLength(3);
    const write = portal.adapters.client.call(loginRoutes.credentialLogin, CREDENTIALS);
    portal.network.at(-1).fail();
    expect(await write).toEqual({ ok: false, error: { kind: 'unreachable' } });
    expect(portal.network.calls).toHaveLength(4);
  });

  it('a wait of more than 5 s is shown instead of waited', async () => {
    const portal = new Portal();
    const answer = portal.adapters.notice.statusBanner();
    portal.network.at(0).respond(503, {}, { 'retry-after': '6' });
    expect(await answer).toMatchObject({ ok: false, error: { kind: 'faulted', status: 503 } });
  });

  it('a silent read gives up after 15 s and is not repeated', async () => {
    const portal = new Portal();
    const answer = portal.adapters.notice.statusBanner();
    portal.timers.advance(15_000);
    expect(await answer).toEqual({ ok: false, error: { kind: 'timedOut' } });
    expect(portal.network.calls).toHaveLength(1);
  });

  it('an abort ends the repeats and their timers', async () => {
    const portal = new Portal();
    const page = new AbortController();
    const answer = portal.adapters.client.call(
      statusBannerRoutes.statusBanner,
      {},
      { signal: page.signal },
    );
    portal.network.at(0).respond(503);
    await settle();
    page.abort();
    expect(await answer).toEqual({ ok: false, error: { kind: 'empty', reason: 'aborted' } });
    await settle();
    expect(portal.timers.pending).toBe(0);
    expect(portal.network.calls).toHaveLength(1);
  });

  it('I26: ten thousand requests leave nothing behind', { timeout: 120_000 }, async () => {
    const portal = new Portal();
    portal.signIn('ann', 1);
    const before = portal.timers.pending;
    for (let i = 0; i < 10_000; i += 1) {
      const answer = portal.adapters.client.call(loginRoutes.credentialLogin, CREDENTIALS);
      portal.network.at(-1).respond(200, grantOf({ userId: 'a', application: 1, token: 't' }));
      expect((await answer).ok).toBe(true);
    }
    expect(portal.adapters.hold.pending).toBe(0);
    expect(portal.timers.pending).toBe(before);
  });
});
