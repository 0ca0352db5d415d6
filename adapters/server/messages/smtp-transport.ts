import nodemailer, { type Transporter } from 'nodemailer';
import type { MessageTransport, OutgoingMessage } from '#core/backend/message.queue.port.ts';

const TIMEOUT_MS = 10_000;

/** Real mail by SMTP; one recipient a message, nothing is ever read from files or addresses (security.md §2.12). */
export class SmtpTransport implements MessageTransport {
  readonly #transporter: Transporter;
  readonly #from: string;

  constructor(options: { readonly url: string; readonly from: string }) {
    this.#transporter = nodemailer.createTransport({
      url: options.url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
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
