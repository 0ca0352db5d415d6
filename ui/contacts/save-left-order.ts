import type { ContactList } from '#core/contacts/contact-list.schema.ts';
import type { ContactsGateway } from '#core/contacts/contacts.api.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import type { Answer } from '#core/kernel/result.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { toastDone } from '../shell/toast-done.ts';

interface Parts {
  readonly gateway: Pick<ContactsGateway, 'orderContacts'>;
  readonly toasts: Pick<ToastStore, 'show'>;
}

/** An order that was sent, with its answer. */
export interface SentOrder {
  readonly ids: readonly string[];
  readonly answer: Answer<{ readonly rev: number }>;
}

interface LeftOrder {
  /** The call list that was reordered. */
  readonly base: ContactList;
  readonly order: readonly string[];
  /** The order sent last for this list. */
  readonly sent: SentOrder | null;
}

/**
 * Saves the order of a site that is no longer open, and tells the outcome with the name of the site. An order under way is
 * awaited first, because it sets the revision.
 */
export const saveLeftOrder = async (
  { gateway, toasts }: Parts,
  { base, order, sent }: LeftOrder,
): Promise<void> => {
  const { siteName, siteNum } = base;
  const before = (await sent?.answer) ?? null;
  const rev = before?.ok === true ? before.value.rev : base.rev;
  const answer =
    before !== null && sent?.ids === order
      ? before
      : await gateway.orderContacts({ sn: siteNum, ids: order, rev });
  if (answer.ok) {
    toastDone(toasts, { title: `The call order of ${siteName} was saved` });
    return;
  }
  const title = `The call order of ${siteName} was not saved`;
  const text = explain(answer.error, 'Open the site to see the order.');
  if (text !== null) toasts.show({ tone: 'alarm', title, text, durationMs: DURATIONS.toastLong });
};
