/** Where a message stands; one word per state everywhere (domain guide 10 "Message"). */
export const MESSAGE_STATES = [
  'New',
  'Delivered',
  'Acknowledged',
  'Closed',
  'Escalated',
  'Held until open',
] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** What is done to one: by whoever delivers it, by the clock when the dealer opens, or by the dealer's people. */
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

/** Where each act leads from each state; what is not named here cannot be done. */
const NEXT: Readonly<Record<MessageState, Ways>> = {
  New: { ...SEEN, deliver: 'Delivered', escalate: 'Escalated', hold: 'Held until open' },
  'Held until open': { ...SEEN, release: 'New', deliver: 'Delivered', escalate: 'Escalated' },
  Delivered: { ...SEEN, escalate: 'Escalated' },
  Escalated: { ...SEEN, deliver: 'Delivered' },
  Acknowledged: { close: 'Closed' },
  Closed: {},
};

/** What becomes of a message; null where it cannot be done, as nothing can to one that is closed (domain guide 6.8 a "Status"). */
export const nextMessageState = (state: MessageState, act: MessageAct): MessageState | null =>
  NEXT[state][act] ?? null;

/** States in which nobody has been told yet, or nobody answered: what the navigation counts. */
export const WAITING_STATES: readonly MessageState[] = ['New', 'Escalated'];

/** Whether somebody of the dealer still has to look at it. */
export const isWaiting = (state: MessageState): boolean => WAITING_STATES.includes(state);

/** Whether it may be sent once more: until somebody has acknowledged it. */
export const mayRedeliver = (state: MessageState): boolean =>
  nextMessageState(state, 'acknowledge') !== null;

/** Why a message cannot be acknowledged, for whoever ticked it; null where it can (domain guide 5.5 "Bulk actions"). */
export const whyNotAcknowledged = (state: MessageState): string | null =>
  nextMessageState(state, 'acknowledge') === null ? `Already ${state.toLowerCase()}` : null;
