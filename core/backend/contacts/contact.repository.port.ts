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

/** That somebody wishes to hear of a kind of event at a site, under one number or address. */
export interface NoticeChoice extends ContactDays {
  readonly siteNum: number;
  /** As its customer calls it; for contacts of the group as the dealer does. */
  readonly siteName: string;
  readonly timeZone: string;
  readonly kind: NoticeKind;
  readonly channel: Exclude<NoticeChannel, 'call'>;
  readonly to: string;
}

/** A contact as it is written. */
export interface WrittenContact {
  readonly id: string;
  readonly form: ContactForm;
}

/** Who writes, where, and when (milliseconds UTC). */
export interface ContactTouch {
  readonly siteNum: number;
  readonly by: string;
  readonly now: number;
}

/** A list that grows, with how many contacts it has. */
export interface AppendedTo extends ContactTouch {
  readonly siteGroupNum: number;
  readonly last: number;
}

/** Call lists inside a transaction. */
export interface ContactRepository {
  /** Wishes at some sites, those of their groups too: a text to the first number that takes texts, a mail to each address for notices. Calls are the operator's. */
  noticeChoices(siteNums: readonly number[]): Promise<readonly NoticeChoice[]>;
  /** The list of a site within its viewer's scope, by one statement; numbers and all. `paper` is the group whose letterhead is wanted. */
  list(where: SiteLookUp, paper: number | null): Promise<LookedUp<SeenContactList & PrintFacts>>;
  /** The same of a site that is held. */
  stored(siteNum: number): Promise<ContactList>;
  /** Where a contact is, also one that was deleted; null for an id nobody has. */
  find(id: string): Promise<{ readonly siteNum: number | null; readonly deleted: boolean } | null>;
  /** A deleted contact of a site; null for none. */
  deleted(siteNum: number, id: string): Promise<Contact | null>;
  /** Puts contacts behind those that are there, in their order. */
  append(site: AppendedTo, contacts: readonly WrittenContact[]): Promise<void>;
  /** The same at several sites. */
  appendLists(
    lists: readonly { readonly site: AppendedTo; readonly contacts: readonly WrittenContact[] }[],
  ): Promise<void>;
  /** Counts the lists of some sites on, whose order stays. */
  countLists(siteNums: readonly number[], touch: Omit<ContactTouch, 'siteNum'>): Promise<void>;
  save(site: ContactTouch, contact: WrittenContact): Promise<void>;
  remove(site: ContactTouch, id: string): Promise<void>;
  /** Puts a deleted one behind all others. */
  restore(site: ContactTouch & { readonly last: number }, id: string): Promise<void>;
  /** Numbers those of a site anew, and counts the list on; answers its revision. */
  order(site: ContactTouch, ids: readonly string[]): Promise<number>;
  /** Sites in the viewer's scope that share the group, whose number, name or address holds the text, but for the one itself. */
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
