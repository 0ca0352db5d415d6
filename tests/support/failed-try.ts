import type { FailedTry } from '#adapters/server/sql/messages/message-outbox.ts';

/** Returns a failed delivery attempt. By default the failure is final because the mailbox is unknown. */
export const failedTry = (change: Partial<FailedTry>): FailedTry => ({
  again: null,
  at: 1_773_324_300_000,
  host: 'mail.example.com',
  cause: 'mailbox',
  code: '550 5.1.1',
  words: '550 5.1.1 mailbox unknown',
  ...change,
});
