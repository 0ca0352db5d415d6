/**
 * Recipient of a message that is not sent. Such a message is queued and processed like any other, so that timing does not
 * reveal whether an account exists (SECURITY.md §2.4).
 */
export const TO_NOBODY = '';

/**
 * A message to one recipient, queued in the transaction that causes it and sent after the commit (SECURITY.md §2.4: never
 * inside the request).
 */
export interface OutgoingMessage {
  readonly id: string;
  readonly channel: 'email' | 'sms';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  /** Shown in the demo outbox only; other transports ignore `code` and `link`. */
  readonly code: string | null;
  readonly link: string | null;
  readonly queuedAt: number;
  /** The service request that this message reports to the dealer. Sending the message marks the request as delivered. */
  readonly serviceRequestId?: string | null;
  /** The dealer in whose name the message is sent; by default the recipient's dealer, looked up when sending. */
  readonly siteGroupNum?: number | null;
  /** Sender name of an e-mail. Null means the provider's name, absent means the dealer's. */
  readonly fromName?: string | null;
  readonly footer?: string | null;
}

/** The content of a message, without id and time. */
export type MessageText = Pick<
  OutgoingMessage,
  'channel' | 'to' | 'subject' | 'text' | 'html' | 'code' | 'link'
>;

/** Queues messages in the current transaction. */
export interface MessageQueue {
  /** Queues any number of messages in one statement; runs no statement without messages. */
  enqueue(...messages: readonly OutgoingMessage[]): Promise<void>;
}

/** Sends one message through SMTP, an SMS gateway or the demo outbox. A rejection means that sending is retried later. */
export interface MessageTransport {
  send(message: OutgoingMessage): Promise<void>;
}

declare module './unit-of-work.port.ts' {
  interface Transaction {
    readonly messages: MessageQueue;
  }
}
