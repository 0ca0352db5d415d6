import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TO_NOBODY, type OutgoingMessage } from '#core/backend/message.queue.port.ts';
import { createMessageSender, type Channels } from '#adapters/server/messages/message-sender.ts';
import {
  ABSENT_TRANSPORT,
  OUTBOX_TRANSPORT,
  smsGatewayTransport,
  smtpTransport,
} from '#adapters/server/messages/transports.ts';
import { SqlMessageOutbox } from '#adapters/server/sql/messages/message-outbox.ts';
import { openTestDatabase, type TestDatabase } from '#tests/backend/harness/database.ts';

const NOW = 1_773_324_300_000;

const message = (change: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  id: crypto.randomUUID(),
  channel: 'email',
  to: 'dealer.admin@example.com',
  subject: 'Your verification code',
  text: 'Your verification code is 123456.',
  html: null,
  code: '123456',
  link: null,
  queuedAt: NOW,
  ...change,
});

/** A real mail server on loopback. If `refusing`, the server answers "try again later". */
class Mailbox {
  readonly mails: { readonly to: readonly string[]; readonly raw: string }[] = [];
  refusing = false;
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (this.refusing) {
          done(
            Object.assign(
              new Error(
                '<dealer.admin@example.com>: not now,\tcode 123456, see https://help.example.com/otp?a=b',
              ),
              { responseCode: 451 },
            ),
          );
          return;
        }
        this.mails.push({
          to: session.envelope.rcptTo.map((recipient) => recipient.address),
          raw: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });

  async open(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
    return `smtp://127.0.0.1:${String((this.#server.server.address() as AddressInfo).port)}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }
}

describe('the message sender', () => {
  let database: TestDatabase;
  let outbox: SqlMessageOutbox;
  let gateway: Server;
  let gatewayUrl = '';
  const mailbox = new Mailbox();
  let smtpUrl = '';
  const texts: { readonly to: string; readonly text: string }[] = [];
  const time = { now: NOW };
  const lines: string[] = [];
  const log = {
    info: () => undefined,
    error: (event: string, fields = {}) => lines.push(`${event} ${JSON.stringify(fields)}`),
  };

  beforeAll(async () => {
    database = await openTestDatabase();
    outbox = new SqlMessageOutbox(database.kysely);
    smtpUrl = await mailbox.open();
    gateway = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        texts.push(JSON.parse(body) as { to: string; text: string });
        response.writeHead(texts.length === 1 ? 500 : 202).end('taken');
      });
    });
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
    gatewayUrl = `http://127.0.0.1:${String((gateway.address() as AddressInfo).port)}/send`;
  });
  afterAll(async () => {
    await mailbox.close();
    await new Promise((resolve) => gateway.close(resolve));
    await database.close();
  });
  beforeEach(async () => {
    await database.kysely.deleteFrom('message').execute();
    mailbox.mails.length = 0;
    lines.length = 0;
  });

  const queue = (queued: OutgoingMessage): Promise<void> =>
    database.unitOfWork.run((tx) => tx.messages.enqueue(queued));
  const channels = (): Channels => ({
    email: {
      transport: smtpTransport({ url: smtpUrl, from: 'no-reply@portal.example.com' }),
      keepText: false,
    },
    sms: { transport: smsGatewayTransport(gatewayUrl), keepText: false },
  });
  const runOnce = async (used: Channels): Promise<void> => {
    const sender = createMessageSender({
      outbox,
      channels: used,
      clock: { now: () => time.now },
      log,
    });
    sender.wake();
    await sender.stop();
  };
  const stateOf = (id: string) =>
    database.kysely
      .selectFrom('message')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  it('carries mail by SMTP to one recipient and forgets its words', async () => {
    const sent = message({ html: '<p>Your code</p>' });
    await queue(sent);
    await runOnce(channels());
    expect(mailbox.mails).toHaveLength(1);
    expect(mailbox.mails[0]?.to).toEqual(['dealer.admin@example.com']);
    expect(mailbox.mails[0]?.raw).toContain('Your verification code is 123456.');
    expect(await stateOf(sent.id)).toMatchObject({ state: 'sent', text: '', code: null });
  });

  it('takes a message to nobody like any other and hands it to no one', async () => {
    const nobody = message({ to: TO_NOBODY });
    await queue(nobody);
    await runOnce(channels());
    expect(mailbox.mails).toEqual([]);
    expect(await stateOf(nobody.id)).toMatchObject({ state: 'sent', attempts: 1, text: '' });
    expect(await outbox.sent({ to: null, limit: 10 })).toEqual([]);
  });

  it('tries a refused mail again later, not at once, and tells no secret in the log', async () => {
    const sent = message();
    await queue(sent);
    mailbox.refusing = true;
    await runOnce(channels());
    expect(await stateOf(sent.id)).toMatchObject({ state: 'queued', attempts: 1 });
    mailbox.refusing = false;
    await runOnce(channels());
    expect(mailbox.mails).toHaveLength(0);
    time.now += 5_000;
    await runOnce(channels());
    expect(mailbox.mails).toHaveLength(1);
    expect(lines.join('\n')).not.toMatch(/123456|dealer\.admin/);
    expect(lines).toHaveLength(1);
    expect(JSON.parse((lines[0] ?? '').slice('message not sent '.length))).toEqual({
      message: sent.id,
      channel: 'email',
      host: '127.0.0.1',
      port: Number(new URL(smtpUrl).port),
      tls: 'offered',
      cause: 'later',
      code: '451',
      stage: 'DATA',
      words: '451 <…@example.com>: not now, code …, see https://help.example.com',
      attempt: 1,
      gaveUp: false,
      nextTryAt: new Date(NOW + 5000).toISOString(),
    });
  });

  it('carries text messages to the gateway, again after a 500', async () => {
    const sent = message({ channel: 'sms', to: '+12075550142' });
    await queue(sent);
    await runOnce(channels());
    expect(await stateOf(sent.id)).toMatchObject({ state: 'queued', attempts: 1 });
    time.now += 5_000;
    await runOnce(channels());
    expect(texts.map((text) => text.to)).toEqual(['+12075550142', '+12075550142']);
    expect(await stateOf(sent.id)).toMatchObject({ state: 'sent' });
  });

  it('texts every number in the one form that is dialled, also one queued as it was typed', async () => {
    texts.length = 0;
    const typed = ['207-555-0159', '0044 20 7946 0018', '+44 (0)20 7946 0018'];
    for (const to of typed) await queue(message({ channel: 'sms', to }));
    const old = message({ channel: 'sms' });
    await queue(old);
    await database.kysely
      .updateTable('message')
      .set({ recipient: '(207) 555-0160' })
      .where('id', '=', old.id)
      .execute();
    await runOnce(channels());
    expect(texts.map(({ to }) => to).toSorted()).toEqual([
      '+12075550159',
      '+12075550160',
      '+442079460018',
      '+442079460018',
    ]);
  });

  it('gives a text up at once whose number cannot be dialled, and says so', async () => {
    const sent = message({ channel: 'sms', to: '555-0142' });
    await queue(sent);
    await runOnce(channels());
    expect(await stateOf(sent.id)).toMatchObject({ state: 'failed', attempts: 1 });
    expect(lines.join()).toContain('"cause":"number"');
    expect(lines.join()).not.toContain('0142');
  });

  it('keeps the words in the demo outbox, newest first, by recipient', async () => {
    const keep = { transport: OUTBOX_TRANSPORT, keepText: true };
    const older = message({ queuedAt: NOW - 1_000 });
    const newer = message({ code: '654321' });
    const other = message({ to: 'staff.admin@example.com' });
    for (const queued of [older, newer, other]) await queue(queued);
    await runOnce({ email: keep, sms: keep });
    const mine = await outbox.sent({ to: 'dealer.admin@example.com', limit: 10 });
    expect(mine.map((sent) => sent.code)).toEqual(['654321', '123456']);
  });

  it('never says sent where no transport is configured, and gives up in the end', async () => {
    const absent = { transport: ABSENT_TRANSPORT, keepText: false };
    const sent = message({ channel: 'sms', to: '+12075550142' });
    await queue(sent);
    for (let day = 0; day < 14; day += 1) {
      await runOnce({ email: absent, sms: absent });
      time.now += 3_600_000;
    }
    expect(await stateOf(sent.id)).toMatchObject({ state: 'failed', attempts: 13, code: null });
  });
});
