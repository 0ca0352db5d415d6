import { createServer, type Server, type AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { smtpTransport } from '#adapters/server/messages/transports.ts';
import { verifyAddressMessage } from '#core/backend/registration/invitation-message.rule.ts';
import type { OutgoingMessage } from '#core/backend/message.queue.port.ts';

const MESSAGE: OutgoingMessage = {
  id: '5f8e1a34-1f0c-4c53-9a0e-0c0de0c0de00',
  channel: 'email',
  to: 'dealer.admin@example.com',
  subject: 'Your verification code',
  text: 'Your verification code is 123456.',
  html: null,
  code: '123456',
  link: null,
  queuedAt: 1_773_324_300_000,
};

/** A mail server without encryption. Records all received text. */
class PlainServer {
  heard = '';
  readonly #server: Server = createServer((socket) => {
    let inData = false;
    socket.on('error', () => socket.destroy());
    socket.write('220 plain\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      this.heard += text;
      if (inData) {
        if (text.endsWith('\r\n.\r\n')) {
          inData = false;
          socket.write('250 taken\r\n');
        }
      } else if (text.startsWith('STARTTLS')) socket.write('502 not here\r\n');
      else if (text.startsWith('DATA')) {
        inData = true;
        socket.write('354 go on\r\n');
      } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
      else socket.write('250 fine\r\n');
    });
  });

  async open(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, '0.0.0.0', resolve));
    return (this.#server.address() as AddressInfo).port;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => {
        resolve();
      });
    });
  }
}

describe('mail by SMTP', () => {
  let server: PlainServer;
  let port: number;
  beforeEach(async () => {
    server = new PlainServer();
    port = await server.open();
  });
  afterEach(() => server.close());

  const sendTo = (host: string): Promise<void> =>
    smtpTransport({
      url: `smtp://${host}:${String(port)}`,
      from: 'no-reply@portal.example.com',
    }).send(MESSAGE);

  it('goes to a mail server of this host without encryption', async () => {
    await sendTo('127.0.0.1');
    expect(server.heard).toContain('Your verification code is 123456.');
  });

  it('says nothing to another host that offers no encryption', async () => {
    // 127.0.0.2 is a loopback address, but the transport treats it as a remote host.
    await expect(sendTo('127.0.0.2')).rejects.toThrow();
    expect(server.heard).not.toContain('MAIL FROM');
    expect(server.heard).not.toContain('123456');
  });

  it('hands a real mail server both forms of the same words, to one recipient', async () => {
    const heard: { recipients: string[]; raw: string }[] = [];
    const real = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const recipients = session.envelope.rcptTo.map(({ address: to }) => to);
          heard.push({ recipients, raw: Buffer.concat(chunks).toString('utf8') });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => real.listen(0, '127.0.0.1', resolve));
    const { port: open } = real.server.address() as AddressInfo;
    const link = 'https://home.example.com/login/register?code=abc';
    const text = verifyAddressMessage(
      { to: 'kit, other@example.com', providerName: 'Northgate & Co' },
      link,
    );
    const to = 'kit@example.com';
    await smtpTransport({
      url: `smtp://127.0.0.1:${String(open)}`,
      from: 'no-reply@portal.example.com',
    }).send({ ...text, to, id: MESSAGE.id, queuedAt: 0 });
    await new Promise<void>((resolve) => real.close(resolve));
    expect(heard.map(({ recipients }) => recipients)).toEqual([[to]]);
    const raw = heard[0]?.raw ?? '';
    expect(raw).toContain('Content-Type: multipart/alternative');
    const [, plain = '', html = ''] = raw.split(/^--.+$/m).map(decodePart);
    expect(plain).toContain('text/plain');
    expect(plain).toContain(`Confirm your email address:\n${link}`);
    expect(html).toContain('text/html');
    expect(html).toContain(`<a href="${link}">Confirm your email address</a>`);
    expect(html).toContain('Northgate &amp; Co');
  });
});

/** Decodes one MIME part of a mail. */
const decodePart = (part: string): string =>
  part
    .replaceAll('\r\n', '\n')
    .replaceAll('=\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
