import type { BackendPorts } from '../backend-ports.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { type NoticeFact, noticeMessages } from './notice-messages.rule.ts';

export type NoticePorts = Pick<BackendPorts, 'ids' | 'clock' | 'wallClock' | 'providerName'>;

/** Queues notices to contacts in the transaction of the event. Runs no query without events. */
export const notifyContacts = async (
  tx: Transaction,
  { ids, clock, wallClock, providerName }: NoticePorts,
  facts: readonly NoticeFact[],
): Promise<void> => {
  if (facts.length === 0) return;
  const choices = await tx.contacts.noticeChoices([
    ...new Set(facts.map(({ siteNum }) => siteNum)),
  ]);
  const now = clock.now();
  const messages = noticeMessages(facts, choices, { now, wallClock, providerName });
  await tx.messages.enqueue(
    ...messages.map((message) => ({ ...message, id: ids.next(), queuedAt: now })),
  );
};
