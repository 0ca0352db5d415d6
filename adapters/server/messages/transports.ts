import nodemailer from 'nodemailer';
import type { MessageTransport } from '#core/backend/message.queue.port.ts';

const TIMEOUT_MS = 10000;
const REPLY_BYTES = 1000;

/** The destination of a channel's messages, as shown in the log and to staff. */
export interface SendPlace {
  readonly host: string;
  readonly port: number;
  /**
   * `always`: encrypted from the first byte. `demanded`: STARTTLS is required before any message. `offered`: encrypted if
   * the server offers STARTTLS. `none`: never encrypted.
   */
  readonly tls: 'always' | 'demanded' | 'offered' | 'none';
}

/** A transport with its destination and its secrets. The destination may be shown to people, the secrets may not. */
export interface PlacedTransport extends MessageTransport {
  /** Null if messages do not leave this host. */
  readonly place: SendPlace | null;
  /** Username and password from the setting, in every encoding in which the transport sends them. */
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
 * Creates a client for a mail server. Encrypts connections unless the server is this host, and allows no attachments by
 * path or URL (SECURITY.md §2.12). `ca` adds certificate authorities to those of Node.
 */
export const smtpConnection = (url: string, ca?: string) =>
  nodemailer.createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A remote server without STARTTLS gets no message, because codes are never sent unencrypted (ASVS V12.3.1).
    requireTLS: !isLoopback(url),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(ca !== undefined && { tls: { ca } }),
  });

/** Removes line breaks, so that no text can inject a mail header. */
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
        // Passed as an object, because a dealer can choose any text as the sender name.
        from:
          fromName === null || fromName === '' ? from : { name: oneLine(fromName), address: from },
        // Passed as an object, so that a comma in an address cannot add a second recipient.
        to: { name: '', address: to },
        subject: oneLine(subject),
        text,
        ...(html !== null && { html }),
        messageId: `<${id}@portal>`,
      });
    },
  };
};

/** Returns the beginning of a response body, which may name the reason for a failure. */
const beginningOf = async (body: Response['body']): Promise<string> => {
  if (body === null) return '';
  const reader = body.getReader();
  const first = await reader.read();
  await reader.cancel();
  return first.done ? '' : Buffer.from(first.value).toString('utf8', 0, REPLY_BYTES);
};

/**
 * Sends text messages through an HTTP gateway by POST `{ to, text, id }`. Any 2xx status means that the gateway accepted
 * the message. The gateway can drop a repeated message by its `id`.
 */
export const smsGatewayTransport = (url: string): PlacedTransport => {
  const { hostname: host, pathname, port, protocol, search } = new URL(url);
  const tls = protocol === 'https:' ? 'always' : 'none';
  return {
    place: { host, port: port === '' ? (tls === 'always' ? 443 : 80) : Number(port), tls },
    // Gateway URLs often contain account keys, so their longer parts count as secrets.
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

/** Demo transport that sends nothing. A message counts as sent once it is stored, and `/demo/outbox` shows the message. */
export const OUTBOX_TRANSPORT: PlacedTransport = {
  place: null,
  secrets: [],
  send: () => Promise.resolve(),
};

/** Transport of a channel that is not configured. Every attempt fails and is logged, so that no message appears to be sent. */
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
