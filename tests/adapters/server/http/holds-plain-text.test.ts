import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, TestBrowser, type TestPortal } from '../support/test-portal.ts';

describe('text that no database keeps', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal();
  });
  afterAll(() => portal.close());

  const login = (change: Readonly<Record<string, unknown>>) =>
    new TestBrowser(portal).write('POST', '/api/account/login/credentials', {
      username: 'nobody',
      password: 'wrong',
      internal: false,
      returnUrl: null,
      clientIp: null,
      ...change,
    });

  it.each(['a\u0000b', 'a\ud800', '\udc00b'])('refuses %j wherever it stands', async (text) => {
    for (const field of ['username', 'password', 'clientIp']) {
      const answer = await login({ [field]: text });
      expect([field, answer.statusCode]).toEqual([field, 400]);
    }
    expect(portal.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('takes whole characters outside the first plane', async () => {
    expect((await login({ username: 'a\u{1f600}' })).statusCode).toBe(401);
  });

  it('answers an address that cannot be decoded like any other refusal, and repeats nothing of it', async () => {
    const answer = await portal.listeners.dealer.app.inject('/api/%zz-secret');
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.json()).toMatchObject({ message: 'The request could not be read.' });
    expect(answer.body).not.toContain('secret');
  });
});
