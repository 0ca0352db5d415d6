import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HEADERS } from '#adapters/wire/headers.ts';
import { DEMO_PEOPLE } from '#adapters/server/demo/generate-demo-world.ts';
import { SERVER } from '#composition/server/tokens.ts';
import type { SessionGrant } from '#core/session/session-view.schema.ts';
import { openTestPortal, TestBrowser, type TestPortal } from '../support/test-portal.ts';

const BUG = { summary: 'It stands still', details: '', route: '/home', appVersion: '1.0' };

const idOf = (username: string): string => {
  const person = DEMO_PEOPLE.find((one) => one.username === username);
  if (person === undefined) throw new Error(`nobody is called ${username}`);
  return person.id;
};

describe('a visit over HTTP', () => {
  let portal: TestPortal;
  let staff: TestBrowser;
  beforeAll(async () => {
    portal = await openTestPortal();
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    staff = new TestBrowser(portal);
    await staff.signIn('priya.nair');
  });

  const startImpersonation = async (mode: 'look' | 'act') => {
    const answer = await staff.write('POST', '/api/support/impersonation', {
      accountId: idOf('dealer.limited'),
      reason: 'The user reports an empty list.',
      ticket: '',
      mode,
      minutes: 30,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    staff.token = answer.json<SessionGrant>().token.accessToken;
  };
  const refusalOf = async (
    method: 'POST' | 'DELETE',
    url: string,
    payload: Record<string, unknown> = {},
  ) => {
    const answer = await staff.send({ method, url: `/api/${url}`, payload });
    const { code, message } = answer.json<{ code: string; message: string }>();
    return { status: answer.statusCode, code, message };
  };

  it('that only looks changes nothing, and says so', async () => {
    await startImpersonation('look');
    expect(await refusalOf('POST', 'intake/bug', BUG)).toEqual({
      status: 403,
      code: 'lookOnly',
      message: 'You are in look-only mode, so you can’t change anything.',
    });
  });

  it('that acts changes what is the user’s, but not what is theirs alone', async () => {
    await startImpersonation('act');
    const answer = await staff.write('POST', '/api/intake/bug', BUG);
    expect(answer.statusCode, answer.body).toBe(200);
    for (const [method, url, body] of [
      ['POST', 'account/contactChange', { type: 'email', value: 'mine@example.com' }],
      ['POST', 'account/password/confirm', { password: 'Harbor-Light-2026' }],
      ['POST', 'rw3k/key', {}],
      ['DELETE', 'account/devices/1', {}],
    ] as const)
      expect(await refusalOf(method, url, body), url).toMatchObject({
        status: 403,
        code: 'notWhileImpersonating',
      });
  });

  it('ends at the next request after the right is taken away, and says which end it is', async () => {
    await startImpersonation('look');
    expect((await staff.get('/api/account/me')).statusCode).toBe(200);
    const { kysely } = portal.container.get(SERVER.database);
    await kysely
      .deleteFrom('user_right')
      .where('user_id', '=', idOf('priya.nair'))
      .where('name', '=', 'impersonate')
      .execute();
    const answer = await staff.get('/api/account/me');
    expect(answer.statusCode).toBe(401);
    expect(answer.headers[HEADERS.invalidImpersonation]).toBe('true');
    const waiting = await staff.get('/api/impersonation/waiting');
    expect(waiting.json()).toEqual({ name: 'Priya Nair' });
  });
});
