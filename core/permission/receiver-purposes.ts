/** The purposes of a receiver's key, with the description shown to people. */
export const RECEIVER_PURPOSES = {
  signals: 'signals, actions of operators and states of alarms',
  answering: 'messages of the answering service',
  billing: 'invoices and payments',
} as const;

/** A key allows sending one of these kinds of data, and nothing else. */
export type ReceiverPurpose = keyof typeof RECEIVER_PURPOSES;
