import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface MailServer {
  readonly port: number;
  readonly mails: readonly { readonly to: readonly string[]; readonly raw: string }[];
  close(): Promise<void>;
}

/**
 * Opens a mail server that by default accepts every message without encryption or authentication. If `host` is not
 * loopback, the portal treats the mail server as foreign.
 */
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
  // Ignores errors of clients that reject the certificate and break off the connection.
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
