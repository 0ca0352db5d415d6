import nodemailer, { type Transporter } from 'nodemailer';
import type { MessageTransport, OutgoingMessage } from '#core/backend/message.queue.port.ts';

const TIMEOUT_MS = 10000;

const isLoopback = (url: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

/** Real mail by SMTP, encrypted unless the mail server is this host; one recipient a message, nothing is ever read from files or addresses (SECURITY.md §2.12). */
export class SmtpTransport implements MessageTransport {
  readonly #transporter: Transporter;
  readonly #from: string;

  constructor(options: { readonly url: string; readonly from: string }) {
    this.#transporter = nodemailer.createTransport({
      url: options.url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      // Codes never travel in the open: without STARTTLS another host gets nothing (ASVS V12.3.1).
      requireTLS: !isLoopback(options.url),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    this.#from = options.from;
  }

  async send(message: OutgoingMessage): Promise<void> {
    await this.#transporter.sendMail({
      from: this.#from,
      // As an object, so that a comma in an address never becomes a second recipient.
      to: { name: '', address: message.to },
      subject: message.subject,
      text: message.text,
      ...(message.html !== null && { html: message.html }),
      messageId: `<${message.id}@portal>`,
    });
  }
}
