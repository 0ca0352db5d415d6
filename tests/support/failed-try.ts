import type { FailedTry } from '#adapters/server/sql/messages/message-outbox.ts';

/** A failed delivery attempt. By default it failed for good because the mailbox is unknown. */
export const failedTry = (change: Partial<FailedTry>): FailedTry => ({
  again: null,
  at: 1_773_324_300_000,
  host: 'mail.example.com',
  cause: 'mailbox',
  code: '550 5.1.1',
  words: '550 5.1.1 mailbox unknown',
  ...change,
});
