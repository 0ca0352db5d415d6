import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect } from './test.ts';

/** An SMTP server that accepts every message and parses each one with a third-party mail parser. */
export class PostOffice {
  readonly mails: { readonly to: string; readonly mail: Email }[] = [];
  #port = 0;
  readonly #server = new SMTPServer({
    authOptional: true,
    closeTimeout: 1000,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          for (const { address: to } of session.envelope.rcptTo) this.mails.push({ to, mail });
          done();
        }, done);
      });
    },
  });

  /** Returns the `SMTP_URL` value that points to this server. */
  get url(): string {
    return `smtp://127.0.0.1:${String(this.#port)}`;
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.server.address();
    this.#port = typeof address === 'object' && address !== null ? address.port : 0;
  }

  /** Waits for the newest message to `to` whose subject matches. */
  async arrived(to: string, subject: RegExp): Promise<Email> {
    const find = () =>
      this.mails.findLast((one) => one.to === to && subject.test(one.mail.subject ?? ''))?.mail;
    await expect.poll(find, { timeout: 30_000 }).toBeDefined();
    const mail = find();
    if (mail === undefined) throw new Error('the mail went again');
    return mail;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}
