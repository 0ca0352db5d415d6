import type { CallContact } from '../../contacts/contact.ts';
import type { Holiday, Schedule } from '../../schedules/schedule.ts';
import type { DealerHome } from '../../home/dealer-home.schema.ts';
import type { ConsumerHome, SiteState } from '../../home/consumer-home.schema.ts';
import type { HomeBounds } from './home-bounds.rule.ts';
import type { StoredVolume } from './describe-volume.rule.ts';
import type { StaffHome } from '../../home/staff-home.schema.ts';

/** A linked site as it is stored, with the data from which its call list and hours are computed. */
export interface LinkedSite extends Omit<SiteState, 'callList' | 'hours'> {
  /** Null if they were not requested. */
  readonly contacts: readonly CallContact[] | null;
  /** Null if they were not requested. */
  readonly schedules: readonly Schedule[] | null;
  /** True if police are dispatched to this site. */
  readonly policeCome: boolean;
}

/** The parameters of a dealer's home figures. */
export interface HomeAsked {
  readonly siteGroupNum: number;
  /** The account whose favorites are counted. */
  readonly accountId: string;
  readonly now: number;
  readonly limit: number;
  readonly bounds: HomeBounds;
  /** Which figures the caller may see. */
  readonly mayTests: boolean;
  readonly mayHours: boolean;
  readonly mayContacts: boolean;
  /** May see messages of the answering service. */
  readonly mayMessages: boolean;
}

/** Figures of the home screens, computed from the current rows. */
export interface FigureRepository {
  /** Counts the group and its branches. Lists hold at most `limit` rows; counts are complete. */
  dealerHome(asked: HomeAsked): Promise<DealerHome>;
  /** Returns the number of signals and alarms the group and its branches received since `since`. */
  dealerVolume(siteGroupNum: number, now: number, since: number): Promise<StoredVolume>;
  /** Returns the linked sites, with contacts only for a caller who may see them. */
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
  /**
   * Returns staff figures. `rights` of the caller decide which cards have figures; news is counted on `today`, a day in
   * the provider's time zone.
   */
  staffHome(now: number, today: string, rights: readonly string[]): Promise<StaffHome>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly figures: FigureRepository;
  }
}
