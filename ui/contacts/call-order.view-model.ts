import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { debounceTime, Subject, type Subscription } from 'rxjs';
import type { Contact, ContactList } from '#core/contacts/contact-list.schema.ts';
import type { ContactsGateway } from '#core/contacts/contacts.api.ts';
import { contactName } from '#core/contacts/contact-state.rule.ts';
import { moveInOrder, orderOfNow } from '#core/contacts/move-in-order.rule.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { isLost } from '#core/kernel/is-lost.rule.ts';
import { isStale } from '#core/kernel/is-stale.rule.ts';
import { Submission } from '../forms/submission.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { toastDone } from '../shell/toast-done.ts';
import type { TwoVersions } from '../shell/two-versions.ts';
import { saveLeftOrder, type SentOrder } from './save-left-order.ts';

/** Milliseconds after the last move before the order is saved, so that several quick moves become one change. */
const SETTLES = 500;

interface Parts {
  readonly gateway: Pick<ContactsGateway, 'siteContacts' | 'orderContacts'>;
  readonly reload: () => Promise<unknown>;
  readonly toasts: Pick<ToastStore, 'show'>;
}

interface AcceptedOrder extends Pick<ContactList, 'siteNum' | 'rev'> {
  readonly ids: readonly string[];
}

/** Returns the contacts of a list that belong to the site itself. */
export const ownContacts = ({ contacts }: ContactList): readonly Contact[] =>
  contacts.filter(({ inherited }) => !inherited);

const idsOf = (list: ContactList): readonly string[] => ownContacts(list).map(({ id }) => id);

/**
 * The order of a call list while a user changes it. The new order shows at once, is saved as a whole, and never silently
 * overwrites another user's order (domain guide 5.3).
 */
export class CallOrderViewModel {
  /** The contact ids in the user's new order; null if none is pending. */
  order: readonly string[] | null = null;
  /** The order that the server accepted last, shown until a list of this revision is loaded; null if there is none. */
  accepted: AcceptedOrder | null = null;
  /** The call list as another user changed it; null if there is no conflict. */
  theirs: ContactList | null = null;
  /** The text about the last move, for screen readers. */
  announcement = '';
  /** The saves of the open site. The next site gets its own, so that a late answer says nothing there. */
  submission = new Submission();
  readonly #parts: Parts;
  readonly #moves = new Subject<void>();
  #listening: Subscription | null = null;
  /** The call list that the user reordered, with the revision at which the user started. */
  #base: ContactList | null = null;
  /** The order sent last for this list; null once it was refused. */
  #sent: SentOrder | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, {
      order: observableRef,
      accepted: observableRef,
      theirs: observableRef,
      submission: observableRef,
    });
  }

  start(): void {
    this.#listening ??= this.#moves.pipe(debounceTime(SETTLES)).subscribe(() => void this.save());
  }

  dispose(): void {
    this.#listening?.unsubscribe();
    this.#listening = null;
    this.leave();
  }

  /** Sends a pending order at once when its site is left, because the screen has already said the new places. */
  leave(): void {
    const { order, theirs } = this;
    const base = this.#base;
    const sent = this.#sent;
    this.forget();
    this.submission = new Submission();
    if (order !== null && base !== null && theirs === null)
      void saveLeftOrder(this.#parts, { base, order, sent });
  }

  forget(): void {
    this.order = null;
    this.theirs = null;
    this.announcement = '';
    this.#base = null;
    this.#sent = null;
    this.submission.clear();
  }

  /** The accepted order, if the list is older. */
  #newer({ rev, siteNum }: ContactList): AcceptedOrder | null {
    const { accepted } = this;
    return accepted?.siteNum === siteNum && rev < accepted.rev ? accepted : null;
  }

  /** Returns the site's own contacts, in the pending order if there is one, or else in the accepted order. */
  shown(list: ContactList): readonly Contact[] {
    const own = ownContacts(list);
    const order = this.order ?? this.#newer(list)?.ids ?? null;
    if (order === null) return own;
    const ids = orderOfNow(
      order,
      own.map(({ id }) => id),
    );
    return ids.flatMap((id, at) => {
      const contact = own.find((one) => one.id === id);
      return contact === undefined ? [] : [{ ...contact, position: at + 1 }];
    });
  }

  /** Moves a contact to a zero-based position. The order is saved after a pause without moves. */
  move(list: ContactList, id: string, to: number): void {
    const shown = this.shown(list);
    const moved = shown.find((one) => one.id === id);
    if (moved === undefined) return;
    this.#base ??= { ...list, rev: this.#newer(list)?.rev ?? list.rev };
    this.order = moveInOrder(
      shown.map((one) => one.id),
      id,
      to,
    );
    const place = this.order.indexOf(id) + 1;
    this.announcement = `${contactName(moved)} is now ${place} of ${shown.length}`;
    this.#moves.next();
  }

  /** The positions at which the user's order and the other user's order differ. */
  get versions(): readonly TwoVersions[] {
    const { theirs } = this;
    if (theirs === null) return [];
    const own = ownContacts(theirs);
    const nameOf = (id: string | undefined): string => {
      const found = own.find((one) => one.id === id);
      return found === undefined ? '–' : contactName(found);
    };
    const now = own.map(({ id }) => id);
    const mine = orderOfNow(this.order ?? [], now);
    return now.flatMap((id, at) =>
      id === mine[at]
        ? []
        : [{ label: `Place ${at + 1}`, theirs: nameOf(id), mine: nameOf(mine[at]) }],
    );
  }

  async save(): Promise<void> {
    const { order, submission } = this;
    const base = this.#base;
    if (order === null || base === null || this.theirs !== null || submission.busy) return;
    if (this.#sent?.ids === order) return;
    const { gateway, reload, toasts } = this.#parts;
    const { rev, siteNum } = base;
    const sent = { ids: order, answer: gateway.orderContacts({ sn: siteNum, ids: order, rev }) };
    this.#sent = sent;
    const answer = await submission.press(
      () => sent.answer,
      (saved) => {
        if (submission !== this.submission) return null;
        if (saved.ok) {
          this.accepted = { siteNum: base.siteNum, ids: order, rev: saved.value.rev };
          // A contact moved since the request goes on from the accepted order.
          this.#base = { ...base, rev: saved.value.rev };
          return null;
        }
        return isStale(saved.error) ? null : this.#failed(saved.error);
      },
    );
    if (answer === null || submission !== this.submission) return;
    if (!answer.ok) {
      if (isStale(answer.error)) await this.#meet(base, submission);
      else if (isLost(answer.error)) await reload();
      return;
    }
    await reload();
    if (submission !== this.submission) return;
    if (this.order !== order) {
      this.#moves.next();
      return;
    }
    this.forgetQuietly();
    toastDone(toasts, { title: 'The order was saved' });
  }

  /** Discards the pending order but keeps the announcement, so that screen readers can finish reading it. */
  forgetQuietly(): void {
    const { announcement } = this;
    this.forget();
    this.announcement = announcement;
  }

  reloadTheirs(): void {
    this.forget();
    void this.#parts.reload();
  }

  async keepMine(): Promise<void> {
    const { theirs } = this;
    if (theirs === null || this.order === null) return;
    this.order = orderOfNow(this.order, idsOf(theirs));
    this.#base = theirs;
    this.#sent = null;
    this.theirs = null;
    await this.save();
  }

  #failed(error: Parameters<typeof explain>[0]): string | null {
    this.forget();
    return explain(error, 'The order could not be saved. The previous order is back.');
  }

  /** After a stale revision, compares the pending order with the newest list. If both orders are equal, there is no conflict. */
  async #meet(base: ContactList, submission: Submission): Promise<void> {
    const newest = await this.#parts.gateway.siteContacts({ sn: base.siteNum });
    runInAction(() => {
      if (submission !== this.submission) return;
      if (!newest.ok) {
        this.submission.say(this.#failed(newest.error));
        return;
      }
      this.theirs = newest.value;
      const now = idsOf(newest.value);
      const began = orderOfNow(idsOf(base), now);
      if (this.versions.length === 0) this.reloadTheirs();
      // Another contact was changed, but the order is only moved here.
      else if (began.join() === now.join()) void this.keepMine();
    });
  }
}
