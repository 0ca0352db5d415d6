/**
 * Recipient of a message that is sent to nobody. It is queued, claimed and marked like any other, so that timing does not
 * reveal a missing account (SECURITY.md §2.4).
 */
export const TO_NOBODY = '';

/** A message to one recipient, queued in the transaction of its cause and sent afterward (SECURITY.md §2.4: never inside the request). */
export interface OutgoingMessage {
  readonly id: string;
  readonly channel: 'email' | 'sms';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  /** For the demo outbox only; a real transport ignores both. */
  readonly code: string | null;
  readonly link: string | null;
  readonly queuedAt: number;
  /** The service request this message notifies the dealer of. Sending it marks the request as delivered. */
  readonly serviceRequestId?: string | null;
  /** The dealer in whose name it is sent; by default the recipient's dealer, found when it is sent. */
  readonly siteGroupNum?: number | null;
  /** Sender name of a mail and the footer below its text. Empty means the provider's, absent means the dealer's. */
  readonly fromName?: string | null;
  readonly footer?: string | null;
}

/** The texts of a message, without id and time. */
export type MessageText = Pick<
  OutgoingMessage,
  'channel' | 'to' | 'subject' | 'text' | 'html' | 'code' | 'link'
>;

/** The message queue inside a transaction. */
export interface MessageQueue {
  /** Queues any number of messages in one statement. Without messages it runs no statement. */
  enqueue(...messages: readonly OutgoingMessage[]): Promise<void>;
}

/** Sends one message through SMTP, an SMS gateway or the demo outbox. A failure means "try again later". */
export interface MessageTransport {
  send(message: OutgoingMessage): Promise<void>;
}

declare module './unit-of-work.port.ts' {
  interface Transaction {
    readonly messages: MessageQueue;
  }
}
