import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { checkMail, type MailCheck } from '#adapters/server/doctor/check-mail.ts';
import { checkSms } from '#adapters/server/doctor/check-sms.ts';
import { findingLine } from '#adapters/server/doctor/finding.ts';
import { testAuthority } from '#tests/support/certificates.ts';
import { openMailServer, type MailServer } from '#tests/support/mail-servers.ts';

const opened: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

const open = async (options: SMTPServerOptions = {}, host?: string): Promise<MailServer> => {
  const server = await openMailServer(options, host);
  opened.push(() => server.close());
  return server;
};

const check = (change: Partial<MailCheck>): Promise<string> =>
  checkMail({
    url: null,
    from: 'no-reply@portal.example.com',
    isProduction: true,
    to: null,
    word: null,
    question: null,
    key: Buffer.alloc(32, 1),
    now: () => 1_773_324_300_000,
    ca: undefined,
    ...change,
  }).then(findingLine);

const at = (port: number, host = '127.0.0.1', scheme = 'smtp'): string =>
  `${scheme}://${host}:${String(port)}`;

it('greets a mail server and says that nothing was sent', async () => {
  const { mails, port } = await open();
  expect(await check({ url: at(port) })).toBe(
    `ok: mail: 127.0.0.1:${String(port)} responds and accepts the login; sending was not tried (--mail-to)`,
  );
  expect(mails).toEqual([]);
});

it('names a mail server that is not set, not there, or speaks no TLS', async () => {
  expect(await check({})).toContain('failed: mail: SMTP_URL is not set');
  const gone = await openMailServer();
  await gone.close();
  expect(await check({ url: at(gone.port) })).toMatch(
    /^failed: mail: .*: the connection was refused \(ECONNREFUSED\)/,
  );
  const plain = await open({}, '0.0.0.0');
  expect(await check({ url: at(plain.port, '127.0.0.2') })).toMatch(
    /^failed: mail: .*: it offers no matching encryption/,
  );
});

it('names a certificate that has expired, and takes one that is good', async () => {
  const { ca, issue } = testAuthority();
  const expired = await open({ ...issue({ daysLeft: -1 }), secure: true });
  expect(await check({ url: at(expired.port, '127.0.0.1', 'smtps'), ca })).toMatch(
    /^failed: mail: .*: its certificate has expired .* — Renew the certificate there/,
  );
  const good = await open({ ...issue(), secure: true });
  expect(await check({ url: at(good.port, '127.0.0.1', 'smtps'), ca })).toMatch(/^ok: mail/);
});

it('names a password that is not accepted, and never says it', async () => {
  const { port } = await open({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_, __, done) => {
      done(Object.assign(new Error('no: hunter-two'), { responseCode: 535 }));
    },
  });
  const line = await check({ url: `smtp://portal:hunter-two@127.0.0.1:${String(port)}` });
  expect(line).toContain('it rejects the username and password (535)');
  expect(line).not.toContain('hunter');
});

it('knows that a mail was accepted, and only by its word that it arrived', async () => {
  const { mails, port } = await open();
  const sent = { url: at(port), to: 'operator@example.com' };
  expect(await check(sent)).toMatch(
    /^warning: mail: accepted by .*, arrival not confirmed — Check the mailbox/,
  );
  const word = /The word is (\w{8})\./.exec(mails[0]?.raw ?? '')?.[1] ?? '';
  expect(await check({ ...sent, word })).toMatch(/^ok: mail: accepted by .*, and it arrived$/);
  expect(mails).toHaveLength(1);
  expect(await check({ ...sent, word: 'guessed1' })).toMatch(
    /^warning: mail: that is not the word/,
  );
  const other = { ...sent, to: 'other@example.com', word };
  expect(await check(other)).toMatch(/^warning: mail: that is not the word/);

  const asked: string[] = [];
  const answering = (answer: string) => ({
    ...sent,
    question: (text: string) => {
      asked.push(text);
      return Promise.resolve(answer);
    },
  });
  expect(await check(answering(` ${word.toUpperCase()} `))).toMatch(
    /^ok: mail: .*, and it arrived$/,
  );
  expect(asked[0]).toContain('operator@example.com');
  expect(await check(answering(''))).toMatch(/^warning: mail: .*arrival not confirmed/);
});

const gateway = async (status: number): Promise<{ url: string; taken: string[] }> => {
  const taken: string[] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      taken.push(body);
      response.writeHead(status).end('No credit left for account 207-555-0142');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push(() => new Promise((resolve) => server.close(resolve)));
  return { url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/send`, taken };
};

it('tells of a gateway that answers 500, and sends only when told to', async () => {
  const { taken, url } = await gateway(500);
  const sms = (to: string | null) => checkSms({ url, isProduction: true, to }).then(findingLine);
  expect(await sms(null)).toMatch(
    /^ok: text messages: .* answers; sending was not tried \(--sms-to\)$/,
  );
  expect(taken).toEqual([]);
  expect(await sms('+12075550142')).toMatch(
    /^failed: text messages: .*: the gateway reports an error \(500\): “No credit left for account …”/,
  );
  expect(await checkSms({ url: null, isProduction: true, to: null }).then(findingLine)).toMatch(
    /^warning/,
  );
});
