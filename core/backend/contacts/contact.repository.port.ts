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

/** A contact's choice to be notified of one kind of event at a site, at one phone number or e-mail address. */
export interface NoticeChoice extends ContactDays {
  readonly siteNum: number;
  /** The site name as customers see it; for contacts of the group, as the dealer sees it. */
  readonly siteName: string;
  readonly timeZone: string;
  readonly kind: NoticeKind;
  readonly channel: Exclude<NoticeChannel, 'call'>;
  readonly to: string;
}

export interface WrittenContact {
  readonly id: string;
  readonly form: ContactForm;
}

/** The person who writes, the site, and the time of the change (milliseconds UTC). */
export interface ContactTouch {
  readonly siteNum: number;
  readonly by: string;
  readonly now: number;
}

/** A call list to append to, with its current number of contacts. */
export interface AppendedTo extends ContactTouch {
  readonly siteGroupNum: number;
  readonly last: number;
}

/** Stores the call lists of sites. */
export interface ContactRepository {
  /**
   * Returns the notice choices at these sites, including contacts of their groups: an SMS to the first text-capable
   * number, an e-mail to each address with the notify flag.
   */
  noticeChoices(siteNums: readonly number[]): Promise<readonly NoticeChoice[]>;
  /**
   * Returns the call list of a site in the viewer's scope, with phone numbers, in one statement. `paper` is the group
   * whose letterhead is read, or null.
   */
  list(where: SiteLookUp, paper: number | null): Promise<LookedUp<SeenContactList & PrintFacts>>;
  /** Returns the call list of a locked site. */
  stored(siteNum: number): Promise<ContactList>;
  /** Returns the site of a contact, even of a deleted contact; null for an unknown id. */
  find(id: string): Promise<{ readonly siteNum: number | null; readonly deleted: boolean } | null>;
  /** Returns a deleted contact of the site; null if the site has none with this id. */
  deleted(siteNum: number, id: string): Promise<Contact | null>;
  /** Appends contacts to a site's call list, in order. */
  append(site: AppendedTo, contacts: readonly WrittenContact[]): Promise<void>;
  /** Appends contacts to the call lists of several sites. */
  appendLists(
    lists: readonly { readonly site: AppendedTo; readonly contacts: readonly WrittenContact[] }[],
  ): Promise<void>;
  /** Raises the call-list revision of some sites without changing their lists. */
  countLists(siteNums: readonly number[], touch: Omit<ContactTouch, 'siteNum'>): Promise<void>;
  save(site: ContactTouch, contact: WrittenContact): Promise<void>;
  remove(site: ContactTouch, id: string): Promise<void>;
  /** Restores a deleted contact at the end of the call list. */
  restore(site: ContactTouch & { readonly last: number }, id: string): Promise<void>;
  /** Renumbers the contacts of a site in the given order. Returns the new revision of the call list. */
  order(site: ContactTouch, ids: readonly string[]): Promise<number>;
  /** Returns the other sites of the same group, in the viewer's scope, whose number, name or address contains the text. */
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
