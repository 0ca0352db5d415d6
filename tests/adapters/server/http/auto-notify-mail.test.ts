import { randomUUID } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MessageDetail } from '#core/answering-messages/message-detail.schema.ts';
import type { NotifyOverview } from '#core/auto-notify/notify-rule.schema.ts';
import { createAutoNotifyWorker } from '#adapters/server/background/due-workers.ts';
import { DEMO_PEOPLE } from '#adapters/server/demo/generate-demo-world.ts';
import { demoRule } from '#adapters/server/demo/write-auto-notify.ts';
import { SERVER } from '#composition/server/tokens.ts';
import { openTestPortal, TestBrowser, type TestPortal } from '../support/test-portal.ts';

/** State of a real mail server. While `down`, the server answers "try again later". */
const state = { down: true, refused: 0 };
const mails: { readonly to: readonly string[]; readonly mail: Email }[] = [];
const post = new SMTPServer({
  authOptional: true,
  closeTimeout: 1000,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, session, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      if (state.down) {
        state.refused += 1;
        done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
        return;
      }
      void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), mail });
        done();
      }, done);
    });
  },
});

let portal: TestPortal;
let sam: TestBrowser;
let key = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => post.listen(0, '127.0.0.1', resolve));
  const address = post.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  portal = await openTestPortal({ SMTP_URL: `smtp://127.0.0.1:${String(port)}` });
  const { clock, secrets, unitOfWork } = portal.container.get(SERVER.backendPorts);
  key = secrets.token();
  const agents = { id: randomUUID(), name: 'Agents' };
  await unitOfWork.run((tx) =>
    tx.receivers.add(agents, secrets.digest(key), clock.now(), 'answering'),
  );
  sam = new TestBrowser(portal);
  await sam.get('/api/statusBanner');
  expect((await sam.signIn('sam.ortiz')).statusCode).toBe(200);
});
afterAll(async () => {
  await portal.close();
  await new Promise<void>((resolve) => post.close(() => resolve()));
});

/** Runs one round of the server's workers. */
const look = async (): Promise<void> => {
  const ports = portal.container.get(SERVER.backendPorts);
  const log = { info: () => undefined, error: () => undefined };
  const rules = createAutoNotifyWorker(ports, log);
  rules.wake();
  await rules.stop();
  portal.container.get(SERVER.sender).wake();
};
const handIn = (): Promise<{ readonly num: number }> =>
  portal.listeners.dealer.app
    .inject({
      method: 'POST',
      url: '/api/ans-service/messages/batch',
      headers: { authorization: `Bearer ${key}` },
      payload: {
        entries: [
          {
            kind: 'message',
            counter: '1',
            siteGroupNum: 4490,
            takenBy: 'TV',
            callerName: 'Nadia Stone',
            category: 'Emergency',
            priority: 'Emergency',
            text: 'Water under the panel.',
          },
        ],
      },
    })
    .then((answer) => {
      expect(answer.statusCode, answer.body).toBe(200);
      const [outcome] = answer.json<{ outcomes: readonly { num: number }[] }>().outcomes;
      return { num: outcome?.num ?? 0 };
    });
const opened = async (num: number): Promise<MessageDetail> => {
  const list = await sam.get(`/api/ans-service/messages?q=${String(num)}`);
  const [row] = list.json<{ messages: readonly { id: string }[] }>().messages;
  return (await sam.get(`/api/ans-service/messages/${row?.id ?? ''}`)).json<MessageDetail>();
};
const rule = async () =>
  (await sam.get('/api/ans-service/auto-notify'))
    .json<NotifyOverview>()
    .rules.find(({ id }) => id === demoRule(0));

it('sends what agents hand in to a real mail server, waits while that is down, and the log says so', async () => {
  const { num } = await handIn();
  await look();
  // The mail server is down: the message is pending after one attempt, not delivered.
  await expect
    .poll(async () => (await opened(num)).deliveries, { timeout: 20_000 })
    .toMatchObject([{ person: 'Sam Ortiz', channel: 'email', result: null, tries: 1 }]);
  expect(await rule()).toMatchObject({ sent: 0, failed: 0, retried: 1 });
  await expect.poll(() => state.refused, { timeout: 20_000 }).toBe(1);
  expect(mails).toEqual([]);
  expect((await opened(num)).state).toBe('New');
  // The mail server is up again and the next attempt is due. Repeated runs of the rules never send a second notification.
  state.down = false;
  await expect
    .poll(
      async () => {
        await portal.container
          .get(SERVER.database)
          .kysely.updateTable('message')
          .set({ next_try_at: 0 })
          .where('state', '=', 'queued')
          .execute();
        await look();
        return mails.length;
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0);
  await expect
    .poll(async () => (await opened(num)).deliveries, { timeout: 20_000 })
    .toMatchObject([{ person: 'Sam Ortiz', result: 'Delivered' }]);
  expect(mails).toHaveLength(1);
  const [sent] = mails;
  expect(sent?.to).toEqual([DEMO_PEOPLE.find(({ username }) => username === 'sam.ortiz')?.email]);
  expect(sent?.mail.subject).toBe(`Emergency message ${num}, Emergency: Nadia Stone`);
  expect(sent?.mail.text).toContain('/ans-service/messages?message=');
  expect((await opened(num)).state).toBe('Delivered');
  expect(await rule()).toMatchObject({ sent: 1, failed: 0, retried: 0 });
});
