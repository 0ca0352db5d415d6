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
import type { TwoVersions } from '../shell/two-versions.ts';

/** Milliseconds after the last move before the order is saved, so that several quick moves become one change. */
const SETTLES = 500;

interface Parts {
  readonly gateway: Pick<ContactsGateway, 'siteContacts' | 'orderContacts'>;
  readonly reload: () => Promise<unknown>;
  readonly onSaved: () => void;
}

interface AcceptedOrder extends Pick<ContactList, 'siteNum' | 'rev'> {
  readonly ids: readonly string[];
}

/** Returns the contacts of a list that belong to the site itself. */
export const ownContacts = ({ contacts }: ContactList): readonly Contact[] =>
  contacts.filter(({ inherited }) => !inherited);

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
  readonly submission = new Submission();
  readonly #parts: Parts;
  readonly #moves = new Subject<void>();
  #listening: Subscription | null = null;
  /** The call list that the user reordered, with the revision at which the user started. */
  #base: ContactList | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, {
      order: observableRef,
      accepted: observableRef,
      theirs: observableRef,
      submission: false,
    });
  }

  start(): void {
    this.#listening ??= this.#moves.pipe(debounceTime(SETTLES)).subscribe(() => void this.save());
  }

  /** Saves a pending order at once. */
  dispose(): void {
    this.#listening?.unsubscribe();
    this.#listening = null;
    if (this.order !== null && this.theirs === null) void this.save();
    this.forget();
  }

  forget(): void {
    this.order = null;
    this.theirs = null;
    this.announcement = '';
    this.#base = null;
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
    const { order } = this;
    const base = this.#base;
    if (order === null || base === null || this.theirs !== null || this.submission.busy) return;
    const { gateway, onSaved, reload } = this.#parts;
    const answer = await this.submission.press(
      () => gateway.orderContacts({ sn: base.siteNum, ids: order, rev: base.rev }),
      (saved) => (saved.ok || isStale(saved.error) ? null : this.#failed(saved.error)),
    );
    if (answer === null) return;
    if (!answer.ok) {
      if (isStale(answer.error)) await this.#meet(base);
      else if (isLost(answer.error)) await reload();
      return;
    }
    const { rev } = answer.value;
    runInAction(() => (this.accepted = { siteNum: base.siteNum, ids: order, rev }));
    await reload();
    runInAction(() => {
      if (this.order === order) this.forgetQuietly();
      // If the user has moved another contact since the request, only the revision is updated.
      else this.#base = { ...base, rev };
    });
    if (this.order === null) onSaved();
    else this.#moves.next();
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
    this.order = orderOfNow(
      this.order,
      ownContacts(theirs).map(({ id }) => id),
    );
    this.#base = theirs;
    this.theirs = null;
    await this.save();
  }

  #failed(error: Parameters<typeof explain>[0]): string | null {
    this.forget();
    return explain(error, 'The order could not be saved. It stands as it was before.');
  }

  /** After a stale revision, compares the pending order with the newest list. If both orders are equal, there is no conflict. */
  async #meet(base: ContactList): Promise<void> {
    const newest = await this.#parts.gateway.siteContacts({ sn: base.siteNum });
    runInAction(() => {
      if (!newest.ok) {
        this.submission.say(this.#failed(newest.error));
        return;
      }
      this.theirs = newest.value;
      if (this.versions.length === 0) this.reloadTheirs();
    });
  }
}
