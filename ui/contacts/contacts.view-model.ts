import { shownEmail } from '#core/kernel/shown-email.rule.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { interval, type Subscription } from 'rxjs';
import type { SiteDay } from '#core/contacts/contact-badges.rule.ts';
import { type TypedContact, contactForm } from '#core/contacts/contact-form.schema.ts';
import { wallMoment } from '#core/contacts/hours-of-day.rule.ts';
import {
  type Contact,
  type ContactList,
  type SeenContactList,
  contactSchema,
} from '#core/contacts/contact-list.schema.ts';
import type { ContactsGateway } from '#core/contacts/contacts.api.ts';
import { contactName } from '#core/contacts/contact-state.rule.ts';
import type { Clock } from '#core/kernel/clock.port.ts';
import type { FileSaver } from '#core/kernel/file-saver.port.ts';
import { foldText } from '#core/kernel/fold-text.rule.ts';
import type { IdSource } from '#core/kernel/id-source.port.ts';
import type { WallClock, WallTime } from '#core/kernel/wall-clock.port.ts';
import type { LiveFeed } from '#core/live/live-feed.port.ts';
import { SavedDraft, type OwnDrafts } from '../forms/saved-draft.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { SiteReading } from '../shell/site-reading.ts';
import { toastDone } from '../shell/toast-done.ts';
import { CallOrderViewModel } from './call-order.view-model.ts';
import { ContactActsViewModel } from './contact-acts.view-model.ts';
import { ContactCopyViewModel } from './contact-copy.view-model.ts';
import { blankContact } from '#core/contacts/next-ecv-turn.rule.ts';
import { ContactEditorViewModel } from './contact-editor.view-model.ts';
import { ContactFilesViewModel } from './contact-files.view-model.ts';
import { ContactPasteViewModel } from './contact-paste.view-model.ts';

/** Milliseconds between two updates of the current time. */
const LOOKS = 20000;

interface Parts {
  readonly gateway: ContactsGateway;
  readonly live: Pick<LiveFeed, 'events$' | 'readAnew$'>;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly files: FileSaver;
  readonly ids: IdSource;
  readonly clock: Clock;
  readonly wallClock: WallClock;
  readonly ownDrafts: OwnDrafts;
  /** When false, no controls for changes are rendered. */
  readonly mayChange: boolean;
  readonly maySetPin: boolean;
}

/** The view model of a site's call list: contacts, their order, and who a call would reach (domain guide 6.2). */
export class ContactsViewModel {
  readonly reading: SiteReading<SeenContactList>;
  readonly order: CallOrderViewModel;
  readonly acts: ContactActsViewModel;
  readonly paste: ContactPasteViewModel;
  readonly copying: ContactCopyViewModel;
  readonly draft: SavedDraft<Contact, TypedContact>;
  readonly files: ContactFilesViewModel;
  editor: ContactEditorViewModel | null = null;
  search = '';
  /** The current time, in milliseconds UTC. */
  now: number;
  readonly #parts: Parts;
  #ticking: Subscription | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { clock, files, gateway, ids, ownDrafts, toasts } = parts;
    this.now = clock.now();
    this.reading = new SiteReading({
      read: (siteNum, how) => gateway.siteContacts({ sn: siteNum }, how),
      live: parts.live,
      fallback: 'The contacts could not be loaded.',
      onLeave: () => this.#leave(),
    });
    const reload = () => this.reading.reload();
    this.order = new CallOrderViewModel({ gateway, reload, toasts });
    const siteNum = () => this.reading.siteNum ?? 0;
    this.acts = new ContactActsViewModel({ gateway, siteNum, toasts, reload });
    this.paste = new ContactPasteViewModel({ gateway, ids, toasts, reload, ownDrafts });
    this.files = new ContactFilesViewModel({ gateway, toasts, files });
    this.copying = new ContactCopyViewModel({ gateway });
    this.draft = new SavedDraft(ownDrafts, 'contact', {
      base: contactSchema,
      empty: contactForm.show(null),
    });
    makeAutoObservable(this, {
      reading: false,
      order: false,
      acts: false,
      paste: false,
      copying: false,
      draft: false,
      files: false,
      editor: observableRef,
    });
  }

  get mayChange(): boolean {
    return this.#parts.mayChange;
  }

  get maySetPin(): boolean {
    return this.#parts.maySetPin;
  }

  start(): void {
    this.draft.follow(() => this.editor?.edit.unsaved ?? null);
    this.paste.start();
    this.order.start();
    this.reading.start();
    this.#ticking ??= interval(LOOKS).subscribe(() =>
      runInAction(() => (this.now = this.#parts.clock.now())),
    );
  }

  dispose(): void {
    this.#ticking?.unsubscribe();
    this.#ticking = null;
    this.draft.rest();
    this.paste.draft.rest();
    this.reading.dispose();
    this.order.dispose();
  }

  seek(text: string): void {
    this.search = text;
  }

  /** Returns the site's own contacts that match every search word by name, relation, type, phone number or email address. */
  found(list: ContactList): readonly Contact[] {
    const words = foldText(this.search).split(/\s+/).filter(Boolean);
    return this.order.shown(list).filter((contact) => {
      const { company, emails, phones, relation, type } = contact;
      const numbers = phones.map(({ number }) => `${number} ${number.replace(/\D/g, '')}`);
      const texts = [contactName(contact), company, relation, type, ...numbers];
      const text = foldText(
        [...texts, ...emails.map(({ address }) => shownEmail(address))].join(' '),
      );
      return words.every((word) => text.includes(word));
    });
  }

  /** Returns the current wall time at the site. */
  wallNow({ timeZone }: Pick<ContactList, 'timeZone'>): WallTime {
    return this.#parts.wallClock.wallTime(this.now, timeZone);
  }

  /** Returns the site's time zone and today's date there. */
  siteDay({ timeZone }: Pick<ContactList, 'timeZone'>): SiteDay {
    return { timeZone, today: this.wallNow({ timeZone }).slice(0, 10) };
  }

  momentOf(wall: WallTime) {
    return wallMoment(wall);
  }

  /** Returns the abbreviation of the site's time zone at a given wall time. */
  zoneAt(wall: WallTime, { timeZone }: Pick<ContactList, 'timeZone'>): string {
    const { wallClock } = this.#parts;
    return wallClock.zoneLabel(wallClock.instant(wall, timeZone), timeZone);
  }

  /** Opens the form of a contact, with an earlier draft if there is one. A null `contact` opens the form of a new contact. */
  edit(list: ContactList, contact: Contact | null): void {
    const { gateway, ids, toasts } = this.#parts;
    const { found } = this.draft;
    const isTyped = found !== null && (found.base?.id ?? null) === (contact?.id ?? null);
    const kept = isTyped ? this.draft.take() : null;
    const editor = new ContactEditorViewModel({
      gateway,
      draft: this.draft,
      siteNum: list.siteNum,
      base: contact,
      newId: ids.next(),
      blank: blankContact(list),
      siteDay: () => this.siteDay(list),
      onSaved: (form) => {
        if (this.editor === editor) this.close();
        void this.reading.reload();
        toastDone(toasts, { title: `${contactName(form)} was saved` });
      },
      onLost: () => void this.reading.reload(),
    });
    this.editor = editor;
    if (kept !== null) editor.edit.begin(kept.base, kept.values);
  }

  close(): void {
    this.editor = null;
  }

  /** Closes all panels and dialogs when another site is opened. */
  #leave(): void {
    this.order.leave();
    this.acts.close();
    this.paste.close();
    this.copying.close();
    this.close();
    this.search = '';
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly contacts: ContactsViewModel;
  }
}
