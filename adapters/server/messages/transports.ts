import nodemailer from 'nodemailer';
import type { MessageTransport } from '#core/backend/message.queue.port.ts';

const TIMEOUT_MS = 10000;
const REPLY_BYTES = 1000;

/** The destination of a channel's messages, for the log and for staff. */
export interface SendPlace {
  readonly host: string;
  readonly port: number;
  /** Encryption of the connection: from the first byte, required before any message, used if offered, or none. */
  readonly tls: 'always' | 'demanded' | 'offered' | 'none';
}

/** A transport with its destination, which may be shown, and its secrets, which must never be shown. */
export interface PlacedTransport extends MessageTransport {
  /** Null if messages are not sent to another host. */
  readonly place: SendPlace | null;
  /** Name and password from the setting, in every encoding in which they are sent. */
  readonly secrets: readonly string[];
}

const isLoopback = (url: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

const smtpPlace = (url: string): SendPlace => {
  const { hostname: host, port, protocol } = new URL(url);
  const always = protocol === 'smtps:' || port === '465';
  const open = isLoopback(url) ? 'offered' : 'demanded';
  return {
    host,
    port: port === '' ? (always ? 465 : 587) : Number(port),
    tls: always ? 'always' : open,
  };
};

const base64 = (text: string): string => Buffer.from(text).toString('base64');

const smtpSecrets = (url: string): readonly string[] => {
  const [user, password] = [new URL(url).username, new URL(url).password].map(decodeURIComponent);
  if (user === undefined || password === undefined || user === '') return [];
  return [user, password, base64(user), base64(password), base64(`\0${user}\0${password}`)];
};

/**
 * Opens the connection to the mail server of a setting. It is encrypted unless the server is this host, and nothing is
 * read from files or addresses (SECURITY.md §2.12). `ca` adds authorities to those of Node.
 */
export const smtpConnection = (url: string, ca?: string) =>
  nodemailer.createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Codes are never sent unencrypted. Another host without STARTTLS gets no message (ASVS V12.3.1).
    requireTLS: !isLoopback(url),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(ca !== undefined && { tls: { ca } }),
  });

/** Sends mail by SMTP, with one recipient per message (SECURITY.md §2.12). */
/** Removes line breaks, so that no text can end the line of a mail header, whoever wrote it and whenever it was stored. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

export const smtpTransport = ({
  url,
  from,
  ca,
}: {
  readonly url: string;
  readonly from: string;
  readonly ca?: string | undefined;
}): PlacedTransport => {
  const transporter = smtpConnection(url, ca);
  return {
    place: smtpPlace(url),
    secrets: smtpSecrets(url),
    send: async ({ id, to, subject, text, html, fromName = null }) => {
      await transporter.sendMail({
        // Passed as an object too, because a dealer can write any text as the name.
        from:
          fromName === null || fromName === '' ? from : { name: oneLine(fromName), address: from },
        // Passed as an object, so that a comma in an address never creates a second recipient.
        to: { name: '', address: to },
        subject: oneLine(subject),
        text,
        ...(html !== null && { html }),
        messageId: `<${id}@portal>`,
      });
    },
  };
};

/** Reads the first part of a response, which states the reason. */
const beginningOf = async (body: Response['body']): Promise<string> => {
  if (body === null) return '';
  const reader = body.getReader();
  const first = await reader.read();
  await reader.cancel();
  return first.done ? '' : Buffer.from(first.value).toString('utf8', 0, REPLY_BYTES);
};

/**
 * Sends text messages through an HTTP gateway: POST `{ to, text, id }`, and any 2xx means accepted. `id` lets the gateway
 * drop a repeated attempt.
 */
export const smsGatewayTransport = (url: string): PlacedTransport => {
  const { hostname: host, pathname, port, protocol, search } = new URL(url);
  const tls = protocol === 'https:' ? 'always' : 'none';
  return {
    place: { host, port: port === '' ? (tls === 'always' ? 443 : 80) : Number(port), tls },
    // Account keys are often part of the address.
    secrets: [search.slice(1), pathname.slice(1)].filter((part) => part.length > 5),
    send: async ({ id, to, text }) => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ to, text, id }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (answer.ok) {
        await answer.body?.cancel();
        return;
      }
      const { status: responseCode } = answer;
      const response = await beginningOf(answer.body);
      throw Object.assign(new Error(`The SMS gateway answered ${String(responseCode)}.`), {
        command: 'POST',
        responseCode,
        response,
      });
    },
  };
};

/** The transport of the demo. A message counts as sent once it is stored, and `/demo/outbox` shows it. */
export const OUTBOX_TRANSPORT: PlacedTransport = {
  place: null,
  secrets: [],
  send: () => Promise.resolve(),
};

/** The transport of a channel that is not configured. Every attempt fails and is logged, so that no message appears to be sent. */
export const ABSENT_TRANSPORT: PlacedTransport = {
  place: null,
  secrets: [],
  send: () =>
    Promise.reject(
      Object.assign(new Error('No transport is configured for this channel.'), {
        code: 'NO_TRANSPORT',
      }),
    ),
};
