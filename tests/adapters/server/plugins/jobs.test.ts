import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Job } from '#core/jobs/job.schema.ts';
import { HEADERS } from '#adapters/wire/headers.ts';
import { SERVER } from '#composition/server/tokens.ts';
import { linesOf } from '#tests/backend/harness/fill-record.ts';
import { runNextJob } from '../support/run-next-job.ts';
import { openTestPortal, TestBrowser, type TestPortal } from '../support/test-portal.ts';

const START = '/api/support/audit/exports';

describe('jobs over HTTP', () => {
  let portal: TestPortal;
  let staff: TestBrowser;
  let helper: TestBrowser;

  const signedIn = async (username: string): Promise<TestBrowser> => {
    const browser = new TestBrowser(portal);
    await browser.signIn(username);
    const { kysely } = portal.container.get(SERVER.database);
    const newest = kysely.selectFrom('message').select('code').where('code', 'is not', null);
    const message = await newest.orderBy('queued_at', 'desc').executeTakeFirst();
    const proof = { code: message?.code ?? '', rememberDevice: false };
    const verified = await browser.write('POST', '/api/mfa/verify', proof);
    if (verified.statusCode === 200)
      browser.token = verified.json<{ token: { accessToken: string } }>().token.accessToken;
    return browser;
  };
  const start = async (headers: Readonly<Record<string, string>> = {}): Promise<Job> => {
    const answer = await staff.send({ method: 'POST', url: START, payload: {}, headers });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Job>();
  };
  const work = () => runNextJob(portal.container);

  beforeAll(async () => {
    portal = await openTestPortal();
    staff = await signedIn('staff.admin');
    helper = new TestBrowser(portal);
    await helper.signIn('priya.nair');
  });
  afterAll(() => portal.close());

  it('are told about while they run, and their file comes down once, kept by nobody in between', async () => {
    const { id, state, total } = await start();
    expect([state, total > 0]).toEqual(['waiting', true]);
    const early = await staff.get(`/api/jobs/${id}/file`);
    expect([early.statusCode, early.json<{ code: string }>().code]).toEqual([409, 'jobRunning']);
    expect(await work()).toBe('worked');
    const answer = await staff.get(`/api/jobs/${id}`);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json<Job>()).toMatchObject({ id, state: 'done', done: total });
    const down = await staff.get(`/api/jobs/${id}/file`);
    expect(down.statusCode).toBe(200);
    expect(down.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/csv; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    });
    expect(down.headers['content-disposition']).toContain('attachment; filename="audit-log-2026-');
    expect(Number(down.headers['content-length'])).toBe(Buffer.byteLength(down.body));
    expect(linesOf(down.body)).toHaveLength(total);
    const again = await staff.get('/api/jobs?kind=audit.export');
    expect(again.json<{ jobs: Job[] }>().jobs).toMatchObject([{ id, state: 'done' }]);
    expect((await helper.get('/api/jobs?kind=audit.export')).statusCode).toBe(403);
  });

  it('begin once for their key', async () => {
    const key = { [HEADERS.idempotencyKey]: crypto.randomUUID() };
    const [one, two] = [await start(key), await start(key)];
    expect(two.id).toBe(one.id);
    const gone = await staff.write('POST', `/api/jobs/${one.id}/cancel`);
    expect(gone.json<Job>().state).toBe('cancelled');
    const again = await staff.write('POST', `/api/jobs/${one.id}/cancel`);
    expect(again.statusCode).toBe(409);
    expect((await staff.get(`/api/jobs/${one.id}/file`)).statusCode).toBe(404);
  });

  it('are not there for anybody else, and not startable without the right', async () => {
    const { id } = await start();
    for (const browser of [helper, new TestBrowser(portal)]) {
      const expected = browser === helper ? 404 : 401;
      const answers = [
        await browser.get(`/api/jobs/${id}`),
        await browser.get(`/api/jobs/${id}/file`),
        await browser.write('POST', `/api/jobs/${id}/cancel`),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([expected, expected, expected]);
    }
    expect((await helper.write('POST', START, {})).statusCode).toBe(403);
    expect((await staff.get(`/api/jobs/${id}`)).json<Job>().state).toBe('waiting');
    await work();
  });

  it('are not for staff who view the portal as a user, not even to read', async () => {
    const { kysely } = portal.container.get(SERVER.database);
    const user = kysely.selectFrom('portal_user').select('id');
    const { id } = await user.where('username', '=', 'dealer.limited').executeTakeFirstOrThrow();
    const form = { reason: 'The user asks for help.', ticket: '', mode: 'act', minutes: 30 };
    const visit = await helper.write('POST', '/api/support/impersonation', {
      ...form,
      accountId: id,
    });
    expect(visit.statusCode, visit.body).toBe(200);
    helper.token = visit.json<{ token: { accessToken: string } }>().token.accessToken;
    for (const url of ['/api/jobs?kind=audit.export', '/api/jobs/any', '/api/jobs/any/file'])
      expect((await helper.get(url)).json<{ code: string }>().code).toBe('notWhileImpersonating');
  });

  it('are worked on by the server itself', async () => {
    const { id } = await start();
    const worker = portal.container.get(SERVER.jobs);
    worker.start();
    while ((await staff.get(`/api/jobs/${id}`)).json<Job>().state !== 'done')
      await new Promise((resolve) => setTimeout(resolve, 10));
    await worker.stop();
    expect((await staff.get(`/api/jobs/${id}/file`)).statusCode).toBe(200);
  });

  it('are expired after a day: gone with a word for it', async () => {
    const { id } = await start();
    await work();
    const { kysely } = portal.container.get(SERVER.database);
    await kysely.updateTable('job').set({ expires_at: 0 }).where('id', '=', id).execute();
    const late = await staff.get(`/api/jobs/${id}/file`);
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([412, 'jobExpired']);
  });
});
