import { Agent } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_PEOPLE } from '#adapters/server/demo/generate-demo-world.ts';
import type { Sql } from '#adapters/server/sql/schema.ts';
import { HEADERS } from '#adapters/wire/headers.ts';
import type { SessionGrant } from '#core/session/session-view.schema.ts';
import { describeEachEngine } from '#tests/backend/harness/database.ts';
import { listenSomewhere, SocketCalls, type Said } from '../support/socket-calls.ts';
import {
  openServerBeside,
  openTestPortal,
  TestBrowser,
  type TestPortal,
} from '../support/test-portal.ts';

const ME = '/api/account/me';
const NEWS = '/api/news/setup?page=1&size=1';
const HOME = '/api/home/dashboard?siteGroupNum=4471';

const idOf = (username: string): string => {
  const person = DEMO_PEOPLE.find((one) => one.username === username);
  if (person === undefined) throw new Error(`nobody is called ${username}`);
  return person.id;
};

const refusalOf = ({ status, headers }: Said): string => {
  const flags = [HEADERS.invalidSession, HEADERS.invalidImpersonation];
  const raised = flags.filter((name) => headers[name.toLowerCase()] === 'true');
  const dead = String(headers['www-authenticate']).includes('invalid_token') ? ['dead token'] : [];
  return [status, ...raised, ...dead].join(' ');
};

type Change = (sql: Sql, accountId: string) => Promise<unknown>;

const loseRight =
  (right: string): Change =>
  (sql, id) =>
    sql.deleteFrom('user_right').where('user_id', '=', id).where('name', '=', right).execute();
const set =
  (change: { disabled: boolean } | { password_epoch: number }): Change =>
  (sql, id) =>
    sql.updateTable('portal_user').set(change).where('id', '=', id).execute();
const endSessions: Change = (sql, id) =>
  sql.updateTable('session').set({ ended_at: 1 }).where('actor_id', '=', id).execute();
const loseTokens: Change = (sql, id) =>
  sql
    .deleteFrom('access_token')
    .where('session_id', 'in', (inner) =>
      inner.selectFrom('session').select('id').where('account_id', '=', id),
    )
    .execute();
const loseGroups: Change = (sql, id) =>
  sql.deleteFrom('user_group').where('user_id', '=', id).execute();

const OVER = `401 ${HEADERS.invalidSession}`;
const VISIT_OVER = `401 ${HEADERS.invalidImpersonation}`;
const CASES: readonly (readonly [
  what: string,
  username: string,
  path: string,
  change: Change,
  refusal: string,
])[] = [
  ['a right is taken away', 'staff.limited', NEWS, loseRight('news'), '403'],
  ['the session is ended', 'dealer.limited', ME, endSessions, OVER],
  ['the token is taken away', 'dealer.limited', ME, loseTokens, '401 dead token'],
  ['the password is another', 'dealer.limited', ME, set({ password_epoch: 7 }), OVER],
  ['the group is taken away', 'dealer.limited', HOME, loseGroups, '404'],
  ['the account is disabled', 'dealer.classic', ME, set({ disabled: true }), OVER],
];

describeEachEngine('between two requests of one connection', (engine) => {
  const servers: TestPortal[] = [];
  const ports: number[] = [];
  const agents: Agent[] = [];
  beforeAll(async () => {
    const main = await openTestPortal({}, engine);
    servers.push(main);
    if (engine === 'postgres') servers.unshift(await openServerBeside(main));
    for (const { listeners } of servers) ports.push(await listenSomewhere(listeners.dealer));
  });
  afterAll(async () => {
    for (const agent of agents) agent.destroy();
    for (const server of servers) await server.close();
  });

  const first = (): TestPortal => {
    const [server] = servers;
    if (server === undefined) throw new Error('there is no server');
    return server;
  };
  const signedIn = async (username: string): Promise<TestBrowser> => {
    const browser = new TestBrowser(first());
    await browser.signIn(username);
    return browser;
  };
  /** Opens one connection to each of two servers, so that their responses can be compared. */
  const connect = (path: string, token: string | null) => {
    const sockets = new Set<unknown>();
    const all = ports.map((port) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      agent.on('free', (socket) => sockets.add(socket));
      agents.push(agent);
      return new SocketCalls(port, agent);
    });
    const ask = async (): Promise<readonly string[]> =>
      (await Promise.all(all.map((calls) => calls.get(path, token)))).map(refusalOf);
    return { ask, sockets };
  };
  const refusedAfter = async (
    path: string,
    token: string | null,
    change: (sql: Sql) => Promise<unknown>,
  ): Promise<readonly string[]> => {
    const { ask, sockets } = connect(path, token);
    expect(await ask()).toEqual(servers.map(() => '200'));
    await change(first().database.kysely);
    const refused = await ask();
    expect(sockets.size).toBe(servers.length);
    return refused;
  };

  it.each(CASES)('%s: the second is refused', async (_what, username, path, change, refusal) => {
    const { token } = await signedIn(username);
    const refused = await refusedAfter(path, token, (sql) => change(sql, idOf(username)));
    expect(refused).toEqual(servers.map(() => refusal));
  });

  it.each([
    ['the own session of the staff member ends', endSessions],
    ['their password is another', set({ password_epoch: 7 })],
    ['their right to look as a user is taken away', loseRight('impersonate')],
  ])('%s: the visit is over', async (_what, change) => {
    const browser = await signedIn('priya.nair');
    const answer = await browser.write('POST', '/api/support/impersonation', {
      accountId: idOf('dealer.limited'),
      ticket: '',
      mode: 'look',
      minutes: 30,
      reason: 'The user reports an empty list.',
    });
    const { token } = answer.json<SessionGrant>();
    const refused = await refusedAfter(ME, token.accessToken, (sql) =>
      change(sql, idOf('priya.nair')),
    );
    expect(refused).toEqual(servers.map(() => VISIT_OVER));
  });
});
