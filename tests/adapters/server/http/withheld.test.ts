import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ENDPOINTS } from '#adapters/server/plugins/plugins.ts';
import { SERVER } from '#composition/server/tokens.ts';
import { describeDatabase } from '#tests/backend/harness/database.ts';
import { listenSomewhere } from '../support/socket-calls.ts';
import { LiveListener } from '../support/live-listener.ts';
import { openTestPortal, TestBrowser, type TestPortal } from '../support/test-portal.ts';

/** All reads that customers may call, with or without a site number. */
const READ = ENDPOINTS.filter(
  ({ access, method, path, stream }) =>
    method === 'GET' &&
    stream !== true &&
    access.kind === 'full' &&
    access.applications.includes(3) &&
    !/\{(?!sn\}|siteNum\})/.test(path),
);

describeDatabase('a customer who listens while somebody is held up', (engine) => {
  let portal: TestPortal;
  let customer: TestBrowser;
  let key = '';
  let counter = 0;
  let site: { readonly num: number; readonly site_group_num: number; readonly xmit: string };

  const handIn = async (
    ...entries: readonly Record<string, unknown>[]
  ): Promise<readonly { readonly alarmNum: number | null }[]> => {
    const answer = await new TestBrowser(portal).send({
      method: 'POST',
      url: '/api/signals/batch',
      headers: { authorization: `Bearer ${key}` },
      payload: { entries: entries.map((entry) => ({ ...entry, counter: String(++counter) })) },
    });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ outcomes: { alarmNum: number | null }[] }>().outcomes;
  };
  const signal = (text: string) => ({ kind: 'signal', xmit: site.xmit, format: 'CID', text });
  /** Returns all site data that the customer can read, without the time of reading. */
  const seen = async (): Promise<Readonly<Record<string, string>>> => {
    const named: [string, string][] = [];
    for (const { operationId, path } of READ) {
      const { body, headers } = await customer.get(
        `/api/${path.replace(/\{(sn|siteNum)\}/, String(site.num))}`,
      );
      const kept = ['etag', 'last-modified', 'content-length'].map((name) => headers[name]);
      named.push([
        operationId,
        JSON.stringify([body.replaceAll(/"(asOf|requestId|now)":("[^"]*"|\d+)/g, ''), kept]),
      ]);
    }
    return Object.fromEntries(named);
  };

  beforeAll(async () => {
    portal = await openTestPortal({}, engine);
    customer = new TestBrowser(portal, 'consumer');
    const rights = ['noActionRead', 'zonesRead', 'scheduleRead'];
    await sql`insert into user_right (user_id, kind, name)
      select id, 'role', unnest(${rights}::text[]) from portal_user where username = 'limited@example.com'
      on conflict do nothing`.execute(portal.database.kysely);
    expect((await customer.signIn('limited@example.com')).statusCode).toBe(200);
    site = await portal.database.kysely
      .selectFrom('account_link')
      .innerJoin('site', 'site.num', 'account_link.site_num')
      .innerJoin('device', 'device.site_num', 'site.num')
      .innerJoin('portal_user', 'portal_user.id', 'account_link.user_id')
      .select(['site.num', 'site.site_group_num', 'device.xmit'])
      .where('portal_user.username', '=', 'limited@example.com')
      .orderBy('site.num')
      .executeTakeFirstOrThrow();
    const { unitOfWork, secrets, clock } = portal.container.get(SERVER.backendPorts);
    key = secrets.token();
    const receiver = { id: randomUUID(), name: 'Receiver' };
    await unitOfWork.run((tx) => tx.receivers.add(receiver, secrets.digest(key), clock.now()));
  }, 60_000);
  afterAll(() => portal.close());

  it('hears and reads nothing of it before the owner was told, and then all of it', async () => {
    const origin = `http://127.0.0.1:${String(await listenSomewhere(portal.listeners.consumer))}`;
    const listener = await LiveListener.open(origin, customer.token);
    const before = await seen();
    const [pressed] = await handIn(signal('1122 01 000'), signal('1121 01 002'));
    const num = pressed?.alarmNum ?? expect.fail('no alarm was opened');
    const action = (name: string) => ({ kind: 'action', alarm: { num }, action: name });
    await handIn(action('Dispatched'));
    // Writes an event that the customer may see, after all withheld events. Events arrive in order, so the arrival of the
    // visible event proves that no withheld event was sent.
    const now = portal.container.get(SERVER.clock).now();
    const event = { siteNum: site.num, devNum: null, kind: 'site' as const, data: { n: 1 } };
    await portal.database.unitOfWork.run((tx) => tx.live.append(site.site_group_num, [event], now));
    await listener.until(() => listener.told.length > 0);
    expect(listener.names).toEqual(['hello', 'site']);
    expect(await seen()).toEqual(before);
    await handIn(action('Notified owner'));
    await listener.until(() => listener.names.length === 5);
    expect(listener.names.slice(2).toSorted()).toEqual(['activity', 'alarm', 'site']);
    expect(await seen()).not.toEqual(before);
    listener.leave();
  });
});
