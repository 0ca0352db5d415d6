import type { CallContact } from '../contacts/contact.ts';
import type { ConsumerHome, DealerHome, SiteState } from '../home/home.schema.ts';
import type { StaffHome } from '../home/staff-home.schema.ts';

/** A linked site as it is stored; what is computed of its call list is computed of this. */
export interface LinkedSite extends Omit<SiteState, 'callList'> {
  /** Null where nobody asked for them. */
  readonly contacts: readonly CallContact[] | null;
  /** Police are sent there. */
  readonly policeCome: boolean;
}

/** Figures of the home screens, computed from the rows as they stand. */
export interface FigureRepository {
  /** The group and its branches; lists hold at most `limit` rows, counts are whole. */
  dealerHome(siteGroupNum: number, now: number, limit: number): Promise<DealerHome>;
  /** Linked sites; their contacts only for somebody who may see them. */
  consumerHome(
    accountId: string,
    now: number,
    may: { readonly seeContacts: boolean },
  ): Promise<Pick<ConsumerHome, 'asOf'> & { readonly sites: readonly LinkedSite[] }>;
  /** `rights` of who asks decide which cards have figures; news counts on `today`, a day of the provider's zone. */
  staffHome(now: number, today: string, rights: readonly string[]): Promise<StaffHome>;
}

declare module './unit-of-work.port.ts' {
  interface Transaction {
    readonly figures: FigureRepository;
  }
}
