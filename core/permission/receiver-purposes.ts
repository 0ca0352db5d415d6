/** The purposes of a receiver key, each with its description for people. */
export const RECEIVER_PURPOSES = {
  signals: 'signals, actions of operators and states of alarms',
  answering: 'messages of the answering service',
  billing: 'invoices and payments',
} as const;

/** The purpose of a receiver key. A key allows sending only the data of its purpose. */
export type ReceiverPurpose = keyof typeof RECEIVER_PURPOSES;
