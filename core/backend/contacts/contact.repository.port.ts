import type { ContactDays, NoticeChannel, NoticeKind } from '../../contacts/contact.ts';
import type { ContactForm } from '../../contacts/contact-form.schema.ts';
import type {
  Contact,
  ContactList,
  CopyTarget,
  SeenContactList,
} from '../../contacts/contact-list.schema.ts';
import type { PrintFacts } from '../documents/document-printer.port.ts';
import type { SiteLookUp } from '../sites/site-data.repository.port.ts';
import type { LookedUp } from '../sites/site.repository.port.ts';

/** A contact's choice to be notified of a kind of event at a site, by one number or address. */
export interface NoticeChoice extends ContactDays {
  readonly siteNum: number;
  /** The customer's name of the site; for contacts of the group, the dealer's name. */
  readonly siteName: string;
  readonly timeZone: string;
  readonly kind: NoticeKind;
  readonly channel: Exclude<NoticeChannel, 'call'>;
  readonly to: string;
}

/** A contact to be written. */
export interface WrittenContact {
  readonly id: string;
  readonly form: ContactForm;
}

/** The person who writes, the site, and the time (milliseconds UTC). */
export interface ContactTouch {
  readonly siteNum: number;
  readonly by: string;
  readonly now: number;
}

/** A list to append to, with its current number of contacts. */
export interface AppendedTo extends ContactTouch {
  readonly siteGroupNum: number;
  readonly last: number;
}

/** Call lists inside a transaction. */
export interface ContactRepository {
  /**
   * Returns the notice choices at some sites, including those of their groups: a text to the first text-capable number, an
   * e-mail to each address with the notify flag. Calls are made by the operator.
   */
  noticeChoices(siteNums: readonly number[]): Promise<readonly NoticeChoice[]>;
  /**
   * Returns the call list of a site in the viewer's scope, with phone numbers, in one statement. `paper` is the group
   * whose letterhead is needed.
   */
  list(where: SiteLookUp, paper: number | null): Promise<LookedUp<SeenContactList & PrintFacts>>;
  /** Returns the same list for a locked site. */
  stored(siteNum: number): Promise<ContactList>;
  /** Returns the site of a contact, even a deleted one; null for an unknown id. */
  find(id: string): Promise<{ readonly siteNum: number | null; readonly deleted: boolean } | null>;
  /** Returns a deleted contact of a site; null if there is none. */
  deleted(siteNum: number, id: string): Promise<Contact | null>;
  /** Appends contacts to the list, in order. */
  append(site: AppendedTo, contacts: readonly WrittenContact[]): Promise<void>;
  /** Appends contacts at several sites. */
  appendLists(
    lists: readonly { readonly site: AppendedTo; readonly contacts: readonly WrittenContact[] }[],
  ): Promise<void>;
  /** Raises the list revision of some sites; the order stays. */
  countLists(siteNums: readonly number[], touch: Omit<ContactTouch, 'siteNum'>): Promise<void>;
  save(site: ContactTouch, contact: WrittenContact): Promise<void>;
  remove(site: ContactTouch, id: string): Promise<void>;
  /** Restores a deleted contact at the end of the list. */
  restore(site: ContactTouch & { readonly last: number }, id: string): Promise<void>;
  /** Renumbers the contacts of a site in the given order and raises the revision of the list. Returns that revision. */
  order(site: ContactTouch, ids: readonly string[]): Promise<number>;
  /** Returns sites in the viewer's scope and the same group whose number, name or address contains the text, without the site itself. */
  targets(
    where: SiteLookUp,
    request: { readonly text: string; readonly limit: number },
  ): Promise<LookedUp<readonly CopyTarget[]>>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly contacts: ContactRepository;
  }
}
