import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERVER } from '#composition/server/tokens.ts';
import type { SitePasscodes } from '#core/passcodes/site-passcodes.schema.ts';
import { openTestPortal, TestBrowser, type TestPortal } from '../support/test-portal.ts';

const PASSWORD = 'Harbor-Light-2026';

describe('a code that is revealed over HTTP', () => {
  let portal: TestPortal;
  let sn = 0;
  beforeAll(async () => {
    portal = await openTestPortal();
    const dealer = new TestBrowser(portal);
    await dealer.signIn('dealer.limited');
    const details = await dealer.get('/api/device/xmit/details?xmit=HP2210');
    sn = details.json<{ siteNum: number }>().siteNum;
  });
  afterAll(() => portal.close());

  /** Returns a passcode of the site, both as stored and in clear text. */
  const kept = async () => {
    const row = await portal.database.kysely
      .selectFrom('passcode')
      .select(['id', 'sealed'])
      .where('site_num', '=', sn)
      .where('kind', '=', 'technician')
      .executeTakeFirstOrThrow();
    const { vault } = portal.container.get(SERVER.backendPorts);
    return { id: row.id, code: vault.open({ kind: 'passcode', id: row.id }, row.sealed ?? '') };
  };
  const at = (path = ''): string => `/api/site/${sn}/passcodes${path}`;

  it('is in its own answer after a fresh check, and in no other answer, line of the log or row', async () => {
    const dealer = new TestBrowser(portal);
    await dealer.signIn('dealer.limited');
    const { id, code } = await kept();
    const early = await dealer.write('POST', at(`/${id}/reveal`), {});
    expect([early.statusCode, early.json<{ code: string }>().code]).toEqual([409, 'checkNeeded']);
    await dealer.write('POST', '/api/account/password/confirm', { password: PASSWORD });
    const shown = await dealer.write('POST', at(`/${id}/reveal`), {});
    expect([shown.statusCode, shown.json<{ code: string }>().code]).toEqual([200, code]);
    const read = await dealer.get(at());
    expect(read.json<SitePasscodes>().lastReveal).toMatchObject({ by: 'Ana Duarte' });
    const others = [early, read, await dealer.get(`/api/site/${sn}/info`)];
    const seen = JSON.stringify([others.map(({ body, headers }) => [body, headers]), portal.lines]);
    expect(seen).not.toContain(code);
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
       where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(
      portal.database.kysely,
    );
    for (const { name } of tables) {
      const { rows } = await sql<{ all: string | null }>`
        select string_agg(row::text, ' ') as all from ${sql.table(name)} row`.execute(
        portal.database.kysely,
      );
      expect((rows[0]?.all ?? '').includes(code ?? ''), name).toBe(false);
    }
  });

  it('is nobody’s who may not read codes, and nobody’s who only sees the portal as somebody', async () => {
    const customer = new TestBrowser(portal, 'consumer');
    await customer.signIn('limited@example.com');
    const { id } = await kept();
    const own = await portal.database.kysely
      .selectFrom('account_link')
      .innerJoin('portal_user', 'portal_user.id', 'user_id')
      .select('site_num')
      .where('username', '=', 'limited@example.com')
      .executeTakeFirstOrThrow();
    const theirs = `/api/site/${own.site_num}/passcodes`;
    for (const answer of [
      await customer.get(theirs),
      await customer.write('POST', `${theirs}/${id}/reveal`, {}),
      await customer.write('POST', `${theirs}/${id}/restore`, { rev: 1 }),
    ])
      expect(answer.statusCode).toBe(403);

    const { id: accountId } = await portal.database.kysely
      .selectFrom('portal_user')
      .select('id')
      .where('username', '=', 'dealer.limited')
      .executeTakeFirstOrThrow();
    for (const mode of ['look', 'act'] as const) {
      const staff = new TestBrowser(portal);
      await staff.signIn('priya.nair');
      const begun = await staff.write('POST', '/api/support/impersonation', {
        accountId,
        mode,
        reason: 'Asked on the phone for help',
        ticket: '',
        minutes: 30,
      });
      expect(begun.statusCode, begun.body).toBe(200);
      staff.token = begun.json<{ token: { accessToken: string } }>().token.accessToken;
      const read = await staff.get(at());
      expect('duress' in read.json<SitePasscodes>()).toBe(mode === 'act');
      const refused = await staff.write('POST', at(`/${id}/reveal`), {});
      expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
        403,
        'notWhileImpersonating',
      ]);
      const removed = await staff.send({ method: 'DELETE', url: `${at(`/${id}`)}?rev=9` });
      expect(removed.statusCode).toBe(mode === 'act' ? 409 : 403);
    }
  });
});
