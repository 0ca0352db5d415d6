/** The states of a message, named the same everywhere (domain guide 10 "Message"). */
export const MESSAGE_STATES = [
  'New',
  'Delivered',
  'Acknowledged',
  'Closed',
  'Escalated',
  'Held until open',
] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** The acts that change a message's state. An act comes from a delivery, from the dealer's opening time, or from the dealer's people. */
export const MESSAGE_ACTS = [
  'deliver',
  'escalate',
  'hold',
  'release',
  'acknowledge',
  'close',
] as const;
export type MessageAct = (typeof MESSAGE_ACTS)[number];

type Ways = Readonly<Partial<Record<MessageAct, MessageState>>>;

const SEEN: Ways = { acknowledge: 'Acknowledged', close: 'Closed' };

/** The next state by current state and act. A missing entry means that the act is not possible. */
const NEXT: Readonly<Record<MessageState, Ways>> = {
  New: { ...SEEN, deliver: 'Delivered', escalate: 'Escalated', hold: 'Held until open' },
  'Held until open': { ...SEEN, release: 'New', deliver: 'Delivered', escalate: 'Escalated' },
  Delivered: { ...SEEN, escalate: 'Escalated' },
  Escalated: { ...SEEN, deliver: 'Delivered' },
  Acknowledged: { close: 'Closed' },
  Closed: {},
};

/**
 * Returns the next state of a message, or null if the act is not possible. No act is possible on a closed message (domain
 * guide 6.8 a "Status").
 */
export const nextMessageState = (state: MessageState, act: MessageAct): MessageState | null =>
  NEXT[state][act] ?? null;

/** States in which a message waits: no one was notified, or no one responded. */
export const WAITING_STATES: readonly MessageState[] = ['New', 'Escalated'];

/** Returns true if someone at the dealer must still look at the message. */
export const isWaiting = (state: MessageState): boolean => WAITING_STATES.includes(state);

/** Returns true if the message may be sent again, which is possible until the message is acknowledged. */
export const mayRedeliver = (state: MessageState): boolean =>
  nextMessageState(state, 'acknowledge') !== null;

/** Returns why a selected message cannot be acknowledged, or null if the message can be acknowledged (domain guide 5.5 "Bulk actions"). */
export const whyNotAcknowledged = (state: MessageState): string | null =>
  nextMessageState(state, 'acknowledge') === null ? `Already ${state.toLowerCase()}` : null;
