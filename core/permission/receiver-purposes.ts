/** What a receiver's key is good for, and what each means to people. */
export const RECEIVER_PURPOSES = {
  signals: 'signals, actions of operators and states of alarms',
  answering: 'messages of the answering service',
  billing: 'invoices and payments',
} as const;

/** Hand in one of them, and nothing else. */
export type ReceiverPurpose = keyof typeof RECEIVER_PURPOSES;
