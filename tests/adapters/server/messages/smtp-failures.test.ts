import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import {
  classifySendError,
  type SendFailure,
} from '#core/backend/messages/classify-send-error.rule.ts';
import { readSendError } from '#adapters/server/messages/read-send-error.ts';
import {
  smsGatewayTransport,
  smtpConnection,
  smtpTransport,
} from '#adapters/server/messages/transports.ts';
import { testAuthority } from '#tests/support/certificates.ts';
import { openMailServer, type MailServer } from '#tests/support/mail-servers.ts';

const opened: MailServer[] = [];
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});

const open = async (options: SMTPServerOptions, host?: string): Promise<number> => {
  const server = await openMailServer(options, host);
  opened.push(server);
  return server.port;
};

const WORDS = { subject: 'Hello', text: 'Hello', html: null, code: null, link: null } as const;

/** Tries to send a mail through this URL and returns the failure. */
const failureOf = async (url: string): Promise<SendFailure> => {
  const transport = url.startsWith('smtp')
    ? smtpTransport({ url, from: 'no-reply@portal.example.com' })
    : smsGatewayTransport(url);
  const to = 'dana.reyes@example.com';
  const failed = await transport
    .send({ ...WORDS, id: 'one', channel: 'email', to, queuedAt: 0 })
    .then(
      () => null,
      (error: unknown) => error,
    );
  return classifySendError(readSendError(failed), [...transport.secrets, 'dana.reyes']);
};

const refusing = (text: string, responseCode: number) =>
  ((_: unknown, __: unknown, done: (error: Error) => void) => {
    done(Object.assign(new Error(text), { responseCode }));
  }) as never;

it('a port where nobody listens', async () => {
  const server = await openMailServer();
  await server.close();
  expect(await failureOf(`smtp://127.0.0.1:${String(server.port)}`)).toMatchObject({
    cause: 'refused',
    code: 'ECONNREFUSED',
    stage: 'CONN',
  });
});

it('a name nobody has', async () => {
  expect(await failureOf('smtp://mail.invalid:25')).toMatchObject({ cause: 'dns' });
  expect(await failureOf('https://sms.invalid/send')).toMatchObject({ cause: 'dns' });
});

it('no encryption for another host, and a certificate that has expired, is foreign or has another name', async () => {
  const authority = testAuthority();
  const plain = await open({}, '0.0.0.0');
  // 127.0.0.2 is a loopback address, but the transport treats it as a remote host.
  expect(await failureOf(`smtp://127.0.0.2:${String(plain)}`)).toMatchObject({ cause: 'tls' });
  const expired = await open({ ...authority.issue({ daysLeft: -1 }), secure: true });
  const named = await open({ ...authority.issue({ hosts: ['other.example.com'] }), secure: true });
  const causeOf = async (port: number, ca?: string) => {
    const url = `smtps://127.0.0.1:${String(port)}`;
    const error: unknown = await smtpConnection(url, ca)
      .verify()
      .catch((cause: unknown) => cause);
    return classifySendError(readSendError(error), []).cause;
  };
  expect(await causeOf(expired, authority.ca)).toBe('certificateExpired');
  expect(await causeOf(named, authority.ca)).toBe('certificateName');
  expect(await causeOf(named)).toBe('certificateUnknown');
  expect(await failureOf(`smtps://127.0.0.1:${String(plain)}`)).toMatchObject({ cause: 'tls' });
});

it('a name and password that are not accepted, never told', async () => {
  const port = await open({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: refusing('portal hunter-two aHVudGVyLXR3bw== no', 535),
  });
  const failure = await failureOf(`smtp://portal:hunter-two@127.0.0.1:${String(port)}`);
  expect(failure).toMatchObject({ cause: 'auth', code: '535', stage: 'AUTH PLAIN' });
  expect(failure.words).toBe('535 … … … no');
});

it('a mailbox, a sender, a message that are refused', async () => {
  const mailbox = await open({ onRcptTo: refusing('5.1.1 <dana.reyes@example.com> unknown', 550) });
  expect(await failureOf(`smtp://127.0.0.1:${String(mailbox)}`)).toEqual({
    cause: 'mailbox',
    code: '550 5.1.1',
    stage: 'RCPT TO',
    words: '550 5.1.1 <…@example.com> unknown',
  });
  const sender = await open({ onMailFrom: refusing('no', 553) });
  expect(await failureOf(`smtp://127.0.0.1:${String(sender)}`)).toMatchObject({ cause: 'sender' });
});
