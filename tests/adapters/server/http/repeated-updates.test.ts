import { afterAll, beforeAll, expect, it } from 'vitest';
import { ENDPOINTS } from '#adapters/server/plugins/plugins.ts';
import { HEADERS } from '#adapters/wire/headers.ts';
import { describeDatabase } from '#tests/backend/harness/database.ts';
import { namesInSchema } from '#tests/support/parts-of-schema.ts';
import { openSsoPortal, type SsoPortal, type Traveller } from '../sso/sso-portal.ts';
import { beginWalk } from './audit/walker.ts';

/** Maps each write that the program may not repeat automatically to the reason. */
const ONCE: Readonly<Record<string, string>> = {
  accountLogout: 'the session is gone by then',
  checkHeardCode: 'a code that is judged counts',
  cancelJob: 'a job that is over is told as over',
  checkZoneImport: 'each check keeps rows of its own, in place of those kept before',
  classicKey: 'each key is good once, for 60 s',
  confirmPassword: 'a password that is judged counts',
  addOnCallFeed: 'an address is shown once, because only a mark of its secret is kept',
  consumerLogin: 'a password that is judged counts',
  credentialLogin: 'a password that is judged counts',
  endImpersonation: 'the session goes on under another id',
  finishContactChange: 'a code that is judged counts',
  msaLogout: 'the session is gone by then',
  proveLoginContact: 'a code that is judged counts',
  receiveAnsweringMessages:
    'the same under a counter counts once, and a repeat is told as repeated',
  receiveBatch: 'the same under a counter counts once, and a repeat is told as repeated',
  receiveBilling: 'each revision counts once, and a repeat is told as repeated',
  refuseContact: 'a secret that is good once',
  removePhone: 'a phone that is not there is told so',
  requestCode: 'a message goes out, one in 30 s',
  requestLoginProof: 'a message goes out, one in 6 minutes',
  requestReportCode: 'a message goes out, one in 30 s',
  requestMsaCode: 'a message goes out, one in 30 s',
  resendRegistration: 'a message goes out, one in 5 minutes',
  resumeStaff: 'the session goes on under another id',
  revealContactPin: 'a secret is kept for no repeat, and each look is a line of the record',
  revealGateCode: 'a secret is kept for no repeat, and each look is a line of the record',
  revealPasscode: 'a secret is kept for no repeat, and each look is a line of the record',
  revokeDevice: 'a browser that is not there is told so',
  ssoExchange: 'a code that is good once',
  startContactChange: 'a message goes out, one in 30 s',
  startImpersonation: 'the session goes on under another id',
  validateContact: 'nothing is written but the wait',
  validateMsaUsername: 'nothing is written but the wait',
};

it('every write says how its repeat is met: by its nature, kept, by its key, or not at all for a reason', () => {
  const silent = ENDPOINTS.filter(
    ({ method, oncePerKey, repeatable }) =>
      method !== 'GET' && oncePerKey !== true && repeatable === undefined,
  ).map(({ operationId }) => operationId);
  expect(silent.toSorted()).toEqual(Object.keys(ONCE).toSorted());
  const revised = ENDPOINTS.filter(({ method, body, query }) => {
    const names = [body, query].flatMap((one) => (one === null ? [] : namesInSchema(one)));
    return method !== 'GET' && names.includes('rev');
  });
  expect(revised.length).toBeGreaterThan(8);
  expect(revised.filter(({ repeatable }) => repeatable !== 'byKey')).toEqual([]);
});

describeDatabase('the repeat of an update', (engine) => {
  let open: SsoPortal;
  let editor: Traveller;
  beforeAll(async () => {
    open = await openSsoPortal(engine);
    editor = await (await beginWalk(open)).browser('staff.admin');
  });
  afterAll(() => open.close());

  const save = (title: string, rev: number, key?: string) =>
    editor.send({
      method: 'PUT',
      url: '/api/statusBanner',
      query: { rev: String(rev) },
      payload: { active: true, title, body: 'Body', importance: 'Info' },
      ...(key !== undefined && { headers: { [HEADERS.idempotencyKey]: key } }),
    });

  it('under its key is answered like the first time, whoever saved since; any other save meets the revision', async () => {
    const before = (await editor.get('/api/statusBanner/settings')).json<{ rev: number }>().rev;
    const first = await save('First', before, 'first-key-0001');
    expect(first.statusCode).toBe(200);
    expect((await save('Second', before + 1, 'second-key-01')).statusCode).toBe(200);
    const again = await save('First', before, 'first-key-0001');
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    // A different title, a different key or a missing key makes the request a new save, and the revision is then outdated.
    for (const [title, key] of [
      ['Other', 'first-key-0001'],
      ['First', 'third-key-001'],
      ['First'],
    ] as const)
      expect((await save(title, before, key)).statusCode).toBe(409);
    const now = (await editor.get('/api/statusBanner/settings')).json<{
      banner: { title: string };
    }>();
    expect(now.banner.title).toBe('Second');
  });
});
