import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SERVER } from '#composition/server/tokens.ts';
import { LIMITS } from '#core/kernel/limits.ts';
import type { NewestPortalImport } from '#core/provisioning/portal-import.schema.ts';
import { multipart } from '../http/audit/multipart.ts';
import { runNextJob } from '../support/run-next-job.ts';
import { openTestPortal, TestBrowser, type TestPortal } from '../support/test-portal.ts';

let portal: TestPortal;
let staff: TestBrowser;
beforeAll(async () => {
  portal = await openTestPortal();
  const { kysely } = portal.container.get(SERVER.database);
  const editor = kysely
    .selectFrom('portal_user')
    .select('id')
    .where('username', '=', 'staff.limited');
  const { id } = await editor.executeTakeFirstOrThrow();
  const right = { user_id: id, kind: 'role', name: 'provisioning' } as const;
  await kysely.insertInto('user_right').values(right).execute();
  staff = new TestBrowser(portal);
  await staff.signIn('staff.limited');
});
afterAll(() => portal.close());

const upload = (id: string, content: Buffer, browser = staff, name = 'portal.csv') =>
  browser.send({
    method: 'PUT',
    url: `/api/provisioning/imports/${id}`,
    ...multipart({ name, content }),
  });
const newest = async () =>
  (await staff.get('/api/provisioning/imports')).json<NewestPortalImport>().newest;

it('a file of a whole portal is refused beyond 64 MB, with and without a word about its length, and nothing of it is kept', async () => {
  const most = LIMITS.portalFileBytes;
  for (const size of [most + 1, most + 100_000]) {
    const answer = await upload(randomUUID(), Buffer.alloc(size, 'a'));
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      413,
      'The file must be at most 64 MB.',
    ]);
  }
  expect(await newest()).toBeNull();
});

it('a file of nothing but [ is told as failed, and costs the server nothing', async () => {
  const answer = await upload(randomUUID(), Buffer.alloc(20_000_000, '['), staff, 'portal.json');
  expect([answer.statusCode, answer.json<{ state: string }>().state]).toEqual([200, 'failed']);
  expect(answer.json<{ problem: string }>().problem).toMatch(/has lists in lists/);
});

it('one beyond the size of a document is taken, checked, taken in, and comes out again', async () => {
  const blank = `${' '.repeat(1000)}\r\n`;
  const lines = Math.ceil(LIMITS.documentBytes / blank.length);
  const text = `record,group,name\r\ngroup,4490,Kestrel Alarm\r\nnone\r\n${blank.repeat(lines)}`;
  const id = randomUUID();
  const answer = await upload(id, Buffer.from(text));
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({ id, state: 'checking', lines: 2 });
  await runNextJob(portal.container);
  expect(await newest()).toMatchObject({ id, state: 'checked', decided: 2 });
  const refused = await staff.get(`/api/provisioning/imports/${id}/refused`);
  expect(refused.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(refused.body).toMatch(/^line,record,name,problem\r\n3,,,.+\r\n$/);
  const started = await staff.write('POST', `/api/provisioning/imports/${id}/start`);
  expect(started.json()).toMatchObject({ id, state: 'importing' });
  const busy = await staff.get(`/api/provisioning/imports/${id}/refused`);
  expect(busy.statusCode).toBe(409);
  await runNextJob(portal.container);
  expect(await newest()).toMatchObject({ id, state: 'done', decided: 2 });
  const job = (await staff.write('POST', '/api/provisioning/exports')).json<{ id: string }>();
  await runNextJob(portal.container);
  const file = await staff.get(`/api/jobs/${job.id}/file`);
  expect(file.body).toContain('Kestrel Alarm');
});

it('a dealer has none of it', async () => {
  const dealer = new TestBrowser(portal);
  await dealer.signIn('dealer.limited');
  expect((await upload(randomUUID(), Buffer.from('record'), dealer)).statusCode).toBe(403);
  expect((await dealer.get('/api/provisioning/imports')).statusCode).toBe(403);
});
