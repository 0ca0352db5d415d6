/** The states of a message; each has the same name everywhere (domain guide 10 "Message"). */
export const MESSAGE_STATES = [
  'New',
  'Delivered',
  'Acknowledged',
  'Closed',
  'Escalated',
  'Held until open',
] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** Acts on a message: by the delivery, by the clock when the dealer opens, or by the dealer's people. */
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

/** The next state for each state and act; a missing entry means the act is not possible. */
const NEXT: Readonly<Record<MessageState, Ways>> = {
  New: { ...SEEN, deliver: 'Delivered', escalate: 'Escalated', hold: 'Held until open' },
  'Held until open': { ...SEEN, release: 'New', deliver: 'Delivered', escalate: 'Escalated' },
  Delivered: { ...SEEN, escalate: 'Escalated' },
  Escalated: { ...SEEN, deliver: 'Delivered' },
  Acknowledged: { close: 'Closed' },
  Closed: {},
};

/**
 * Returns the next state of a message; null if the act is not possible, as for any act on a closed message (domain guide
 * 6.8 a "Status").
 */
export const nextMessageState = (state: MessageState, act: MessageAct): MessageState | null =>
  NEXT[state][act] ?? null;

/** States in which no one has been notified, or no one has responded: the navigation counts these. */
export const WAITING_STATES: readonly MessageState[] = ['New', 'Escalated'];

/** Returns true if someone of the dealer still has to look at the message. */
export const isWaiting = (state: MessageState): boolean => WAITING_STATES.includes(state);

/** Returns true if the message may be sent again: until someone has acknowledged it. */
export const mayRedeliver = (state: MessageState): boolean =>
  nextMessageState(state, 'acknowledge') !== null;

/** Returns why a message that a user selected cannot be acknowledged; null if it can (domain guide 5.5 "Bulk actions"). */
export const whyNotAcknowledged = (state: MessageState): string | null =>
  nextMessageState(state, 'acknowledge') === null ? `Already ${state.toLowerCase()}` : null;
