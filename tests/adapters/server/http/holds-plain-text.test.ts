import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdsPlainText } from '#adapters/server/http/holds-plain-text.rule.ts';
import { openTestPortal, TestBrowser, type TestPortal } from '../support/test-portal.ts';

const UNKEPT = ['a\u0000b', 'a\ud800', '\udc00b'];

it.each(UNKEPT)('%j is found in a text, a list, a field and the name of a field', (text) => {
  expect(holdsPlainText('a\u{1f600}')).toBe(true);
  for (const value of [text, [[text]], { a: { b: text } }, { a: [{ [text]: null }] }])
    expect(holdsPlainText(value)).toBe(false);
});

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

  it.each(UNKEPT)('refuses %j wherever it stands', async (text) => {
    for (const field of ['username', 'password', 'clientIp']) {
      const answer = await login({ [field]: text });
      expect([field, answer.statusCode]).toEqual([field, 400]);
    }
    expect(portal.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('refuses it in the name of a filter too', async () => {
    const dealer = new TestBrowser(portal);
    await dealer.signIn('dealer.limited');
    for (const text of UNKEPT) {
      const selection = { filter: { [text]: 'x' } };
      const answer = await dealer.write('PUT', '/api/site/accounts/favorites', { selection });
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        400,
        'The text contains invalid characters.',
      ]);
    }
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
