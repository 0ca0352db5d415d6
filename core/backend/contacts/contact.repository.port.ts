import type { ContactDays, NoticeChannel, NoticeKind } from '../../contacts/contact.ts';

/** That somebody wishes to hear of a kind of event at a site, under one number or address. */
export interface NoticeWish extends ContactDays {
  readonly siteNum: number;
  readonly siteName: string;
  readonly timeZone: string;
  readonly kind: NoticeKind;
  readonly channel: Exclude<NoticeChannel, 'call'>;
  readonly to: string;
}

/** Call lists inside a transaction. */
export interface ContactRepository {
  /** Wishes at some sites, those of their groups too: a text to the first number that takes texts, a mail to each address for notices. Calls are the operator's. */
  noticeWishes(siteNums: readonly number[]): Promise<readonly NoticeWish[]>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly contacts: ContactRepository;
  }
}
