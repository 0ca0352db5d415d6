import nodemailer from 'nodemailer';
import type { MessageTransport } from '#core/backend/message.queue.port.ts';

const TIMEOUT_MS = 10000;

const isLoopback = (url: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

/** Real mail by SMTP, encrypted unless the mail server is this host; one recipient a message, nothing is ever read from files or addresses (SECURITY.md §2.12). */
export const smtpTransport = ({
  url,
  from,
}: {
  readonly url: string;
  readonly from: string;
}): MessageTransport => {
  const transporter = nodemailer.createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Codes never travel in the open: without STARTTLS another host gets nothing (ASVS V12.3.1).
    requireTLS: !isLoopback(url),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ id, to, subject, text, html, fromName = null }) => {
      await transporter.sendMail({
        // As an object too: a name holds whatever its dealer wrote.
        from: fromName === null || fromName === '' ? from : { name: fromName, address: from },
        // As an object, so that a comma in an address never becomes a second recipient.
        to: { name: '', address: to },
        subject,
        text,
        ...(html !== null && { html }),
        messageId: `<${id}@portal>`,
      });
    },
  };
};

/** Text messages through an HTTP gateway: POST `{ to, text, id }`, any 2xx means taken; `id` lets the gateway drop a repeated try. */
export const smsGatewayTransport = (url: string): MessageTransport => ({
  send: async ({ id, to, text }) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to, text, id }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The SMS gateway answered ${String(answer.status)}.`);
  },
});

/** The demo world's post: a message counts as sent where it lies, and `/demo/outbox` shows it. */
export const OUTBOX_TRANSPORT: MessageTransport = { send: () => Promise.resolve() };

/** A channel this deployment has no transport for: every try fails and is logged, so that nobody believes a message left. */
export const ABSENT_TRANSPORT: MessageTransport = {
  send: () => Promise.reject(new Error('No transport is configured for this channel.')),
};
