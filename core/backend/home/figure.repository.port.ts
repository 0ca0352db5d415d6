import type { CallContact } from '../../contacts/contact.ts';
import type { Holiday, Schedule } from '../../schedules/schedule.ts';
import type { DealerHome } from '../../home/dealer-home.schema.ts';
import type { ConsumerHome, SiteState } from '../../home/consumer-home.schema.ts';
import type { HomeBounds } from './home-bounds.rule.ts';
import type { StoredVolume } from './describe-volume.rule.ts';
import type { StaffHome } from '../../home/staff-home.schema.ts';

/** A linked site as it is stored; what is computed of its call list is computed of this. */
export interface LinkedSite extends Omit<SiteState, 'callList' | 'hours'> {
  /** Null where nobody asked for them. */
  readonly contacts: readonly CallContact[] | null;
  /** Null where nobody asked for them. */
  readonly schedules: readonly Schedule[] | null;
  /** Police are sent there. */
  readonly policeCome: boolean;
}

/** Whose figures a dealer's are, and by which moments they are counted. */
export interface HomeAsked {
  readonly siteGroupNum: number;
  /** Whose favorites. */
  readonly accountId: string;
  readonly now: number;
  readonly limit: number;
  readonly bounds: HomeBounds;
  /** What of it somebody may see. */
  readonly mayTests: boolean;
  readonly mayHours: boolean;
  readonly mayContacts: boolean;
  /** Messages of the answering service. */
  readonly mayMessages: boolean;
}

/** Figures of the home screens, computed from the rows as they stand. */
export interface FigureRepository {
  /** The group and its branches; lists hold at most `limit` rows, counts are whole. */
  dealerHome(asked: HomeAsked): Promise<DealerHome>;
  /** What came in at the group and its branches since a moment. */
  dealerVolume(siteGroupNum: number, now: number, since: number): Promise<StoredVolume>;
  /** Linked sites; their contacts only for somebody who may see them. */
  consumerHome(
    accountId: string,
    now: number,
    may: { readonly seeContacts: boolean; readonly seeSchedules: boolean },
  ): Promise<
    Pick<ConsumerHome, 'asOf'> & {
      readonly sites: readonly LinkedSite[];
      readonly holidays: readonly Holiday[];
    }
  >;
  /** `rights` of who asks decide which cards have figures; news counts on `today`, a day of the provider's zone. */
  staffHome(now: number, today: string, rights: readonly string[]): Promise<StaffHome>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly figures: FigureRepository;
  }
}
