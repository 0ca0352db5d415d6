import { makeAutoObservable, observableRef } from 'mobx';
import type { Contact } from '#core/contacts/contact-list.schema.ts';
import type { ContactsGateway } from '#core/contacts/contacts.api.ts';
import { contactName } from '#core/contacts/contact-state.rule.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { isBefore } from '#core/kernel/calendar-day.rule.ts';
import { isUnreadDay } from '#core/kernel/typed-day.rule.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import type { Failure, Result } from '#core/kernel/result.ts';
import { Submission } from '../forms/submission.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { toastDone, toastRemoved } from '../shell/toast-done.ts';

/** The dialogs that can open for a contact. */
export type ContactQuestion = 'vacation' | 'expire' | 'place';

/** Identifies a contact of a site at a known revision. */
interface ContactRef {
  readonly sn: number;
  readonly id: string;
  readonly rev: number;
}

interface Parts {
  readonly gateway: Pick<
    ContactsGateway,
    'suspendContact' | 'setContactVacation' | 'expireContact' | 'deleteContact' | 'restoreContact'
  >;
  readonly siteNum: () => number;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly reload: () => Promise<unknown>;
}

const PIN_GONE = 'The old PIN is now in use at this site or can no longer be read. Set a new one.';

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The actions on one contact outside its form: suspend, set a vacation, expire, remove (domain guide 6.2 "Operations"). */
export class ContactActsViewModel {
  /** The open dialog and its contact; null if no dialog is open. */
  asked: { readonly contact: Contact; readonly question: ContactQuestion } | null = null;
  /** The values typed in the dialog: first day, last day and position. */
  from = '';
  to = '';
  readonly submission = new Submission();
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, { asked: observableRef, submission: false });
  }

  ask(contact: Contact, question: ContactQuestion): void {
    this.asked = { contact, question };
    this.submission.clear();
    this.from = question === 'vacation' ? (contact.unavailableFrom ?? '') : '';
    this.to = this.#lastOf(contact, question);
  }

  close(): void {
    this.asked = null;
  }

  type(which: 'from' | 'to', text: string): void {
    this[which] = text;
  }

  async suspend(contact: Contact, suspended: boolean): Promise<void> {
    const name = contactName(contact);
    await this.#do(() => this.#parts.gateway.suspendContact({ ...this.#ref(contact), suspended }), {
      title: suspended ? `${name} is suspended` : `${name} is no longer suspended`,
      text: suspended ? 'On file but not called until you end the suspension.' : undefined,
      undo: suspended
        ? () => void this.suspend({ ...contact, rev: contact.rev + 1 }, false)
        : undefined,
    });
  }

  /** True if the vacation ends before it begins. */
  get endsEarly(): boolean {
    return isBefore(this.to, this.from);
  }

  async setVacation(contact: Contact, ends = false): Promise<void> {
    if (!ends && (!this.#isRead || this.endsEarly)) return;
    const [from, to] = ends ? [null, null] : [orNull(this.from), orNull(this.to)];
    const name = contactName(contact);
    await this.#do(
      () => this.#parts.gateway.setContactVacation({ ...this.#ref(contact), from, to }),
      {
        title:
          from === null && to === null
            ? `${name} is back from vacation`
            : `The vacation for ${name} was set`,
      },
    );
  }

  async expire(contact: Contact): Promise<void> {
    if (!this.#isRead) return;
    const expires = orNull(this.to);
    const name = contactName(contact);
    await this.#do(() => this.#parts.gateway.expireContact({ ...this.#ref(contact), expires }), {
      title: expires === null ? `${name} no longer expires` : `The last day for ${name} was set`,
    });
  }

  /** Removes a contact from the call list. A toast offers to undo the removal. */
  async remove(contact: Contact): Promise<void> {
    const { gateway, reload, toasts } = this.#parts;
    const ref = this.#ref(contact);
    const removed = await this.#press(() => gateway.deleteContact(ref));
    if (removed?.ok !== true) return;
    const { rev } = removed.value;
    toastRemoved(
      toasts,
      { title: `${contactName(contact)} was removed from the call list` },
      () => void this.#restore({ ...ref, rev }, contactName(contact)),
    );
    await reload();
  }

  async #restore(ref: ContactRef, name: string): Promise<void> {
    const { gateway, reload, toasts } = this.#parts;
    const restored = await gateway.restoreContact(ref);
    if (restored.ok)
      toastDone(
        toasts,
        restored.value.pinGone
          ? { title: `${name} is back on the call list, without a PIN`, text: PIN_GONE }
          : { title: `${name} is back on the call list` },
      );
    else {
      const title = explain(restored.error, `${name} could not be put back.`);
      if (title !== null) toasts.show({ tone: 'alarm', title, durationMs: DURATIONS.toastLong });
    }
    await reload();
  }

  /** True if no typed day is unread; the fields show their own errors. */
  get #isRead(): boolean {
    return !isUnreadDay(this.from) && !isUnreadDay(this.to);
  }

  #ref({ id, rev }: Contact): ContactRef {
    return { sn: this.#parts.siteNum(), id, rev };
  }

  #lastOf(contact: Contact, question: ContactQuestion): string {
    if (question === 'vacation') return contact.unavailableTo ?? '';
    if (question === 'expire') return contact.expires ?? '';
    return String(contact.position);
  }

  async #do(
    send: () => Promise<Result<unknown, Failure>>,
    message: {
      readonly title: string;
      readonly text?: string | undefined;
      readonly undo?: (() => void) | undefined;
    },
  ): Promise<void> {
    const done = await this.#press(send);
    if (done?.ok === true) {
      const { text, title, undo } = message;
      const said = text === undefined ? { title } : { title, text };
      if (undo === undefined) toastDone(this.#parts.toasts, said);
      else toastRemoved(this.#parts.toasts, said, undo);
    }
    await this.#parts.reload();
  }

  /** Sends an action. A failure message is shown in the open dialog, or above the list if no dialog is open. */
  #press<T>(send: () => Promise<Result<T, Failure>>): Promise<Result<T, Failure> | null> {
    const { asked } = this;
    return this.submission.press(send, (answer) => {
      if (!answer.ok) return explain(answer.error, 'That could not be saved.');
      if (this.asked === asked) this.close();
      return null;
    });
  }
}
