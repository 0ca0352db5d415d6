import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A real mail server on loopback, closed by `close`. */
export interface MailServer {
  readonly port: number;
  /** What was handed in. */
  readonly mails: readonly { readonly to: readonly string[]; readonly raw: string }[];
  close(): Promise<void>;
}

/** Opens one that takes every mail without encryption or name, unless told otherwise; on another `host` it is a foreign one. */
export const openMailServer = async (
  options: SMTPServerOptions = {},
  host = '127.0.0.1',
): Promise<MailServer> => {
  const mails: { readonly to: readonly string[]; readonly raw: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ to, raw: Buffer.concat(chunks).toString('utf8') });
        done();
      });
    },
    ...options,
  });
  // Whoever does not like its certificate breaks off.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, host, resolve);
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
};
