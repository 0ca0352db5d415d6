/** Recipient of a message that goes nowhere: it is queued, claimed and marked like any other, so that nobody can measure that an account is missing (SECURITY.md §2.4). */
export const TO_NOBODY = '';

/** A message to one recipient, queued in the transaction of its cause and sent after it (SECURITY.md §2.4: never inside the request). */
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
  /** The message to a dealer that it carries: sent, that one is delivered. */
  readonly serviceRequestId?: string | null;
  /** The dealer in whose name it goes; without one, that of the recipient, found when it is sent. */
  readonly siteGroupNum?: number | null;
  /** In whose name a mail goes, and what stands below its words; empty is the provider's, absent is the dealer's. */
  readonly fromName?: string | null;
  readonly footer?: string | null;
}

/** The words of a message, without id and time. */
export type MessageText = Pick<
  OutgoingMessage,
  'channel' | 'to' | 'subject' | 'text' | 'html' | 'code' | 'link'
>;

/** The queue inside a transaction. */
export interface MessageQueue {
  /** Any number, by one statement; none asks nothing. */
  enqueue(...messages: readonly OutgoingMessage[]): Promise<void>;
}

/** Carries one message to the outside: SMTP, an SMS gateway or the demo outbox. Failing means "try again later". */
export interface MessageTransport {
  send(message: OutgoingMessage): Promise<void>;
}

declare module './unit-of-work.port.ts' {
  interface Transaction {
    readonly messages: MessageQueue;
  }
}
