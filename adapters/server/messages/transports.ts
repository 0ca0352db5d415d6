import nodemailer from 'nodemailer';
import type { MessageTransport } from '#core/backend/message.queue.port.ts';

const TIMEOUT_MS = 10000;
const REPLY_BYTES = 1000;

/** Where messages of a channel go, for the log and for staff. */
export interface SendPlace {
  readonly host: string;
  readonly port: number;
  /** Encrypted from the first byte, demanded before anything is said, taken when offered, or never. */
  readonly tls: 'always' | 'demanded' | 'offered' | 'none';
}

/** A way out with what may be told of it, and what never may. */
export interface PlacedTransport extends MessageTransport {
  /** Null = there is no other side. */
  readonly place: SendPlace | null;
  /** Name and password of the setting, in every form in which they travel. */
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

/** How we talk to the mail server of a setting: encrypted unless it is this host, nothing read from files or addresses (SECURITY.md §2.12); `ca` names authorities beside those of Node. */
export const smtpConnection = (url: string, ca?: string) =>
  nodemailer.createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Codes never travel in the open: without STARTTLS another host gets nothing (ASVS V12.3.1).
    requireTLS: !isLoopback(url),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(ca !== undefined && { tls: { ca } }),
  });

/** Real mail by SMTP, one recipient a message (SECURITY.md §2.12). */
/** What stands in a head of a mail never ends its line, whoever wrote it and whenever it was stored. */
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
        // As an object too: a name holds whatever its dealer wrote.
        from:
          fromName === null || fromName === '' ? from : { name: oneLine(fromName), address: from },
        // As an object, so that a comma in an address never becomes a second recipient.
        to: { name: '', address: to },
        subject: oneLine(subject),
        text,
        ...(html !== null && { html }),
        messageId: `<${id}@portal>`,
      });
    },
  };
};

/** The first part of an answer, as much as says why. */
const beginningOf = async (body: Response['body']): Promise<string> => {
  if (body === null) return '';
  const reader = body.getReader();
  const first = await reader.read();
  await reader.cancel();
  return first.done ? '' : Buffer.from(first.value).toString('utf8', 0, REPLY_BYTES);
};

/** Text messages through an HTTP gateway: POST `{ to, text, id }`, any 2xx means taken; `id` lets the gateway drop a repeated try. */
export const smsGatewayTransport = (url: string): PlacedTransport => {
  const { hostname: host, pathname, port, protocol, search } = new URL(url);
  const tls = protocol === 'https:' ? 'always' : 'none';
  return {
    place: { host, port: port === '' ? (tls === 'always' ? 443 : 80) : Number(port), tls },
    // Keys of an account often stand in the address.
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

/** The demo world's post: a message counts as sent where it lies, and `/demo/outbox` shows it. */
export const OUTBOX_TRANSPORT: PlacedTransport = {
  place: null,
  secrets: [],
  send: () => Promise.resolve(),
};

/** A channel this deployment has no transport for: every try fails and is logged, so that nobody believes a message left. */
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
