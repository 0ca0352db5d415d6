import type { CallContact } from '../../contacts/contact.ts';
import type { Holiday, Schedule } from '../../schedules/schedule.ts';
import type { DealerHome } from '../../home/dealer-home.schema.ts';
import type { ConsumerHome, SiteState } from '../../home/consumer-home.schema.ts';
import type { HomeBounds } from './home-bounds.rule.ts';
import type { StoredAlarmWeeks } from './describe-alarm-weeks.rule.ts';
import type { StoredVolume } from './describe-volume.rule.ts';
import type { StaffHome } from '../../home/staff-home.schema.ts';

/** A linked site as stored, with the data from which its call list and hours are computed. */
export interface LinkedSite extends Omit<SiteState, 'callList' | 'hours'> {
  /** Contacts of the site; null if not requested. */
  readonly contacts: readonly CallContact[] | null;
  /** Schedules of the site; null if not requested. */
  readonly schedules: readonly Schedule[] | null;
  /** True if police are dispatched to this site. */
  readonly policeCome: boolean;
}

export interface HomeAsked {
  readonly siteGroupNum: number;
  /** The account whose favorites are counted. */
  readonly accountId: string;
  readonly now: number;
  readonly limit: number;
  readonly bounds: HomeBounds;
  /** True if the caller may see figures about tests. */
  readonly mayTests: boolean;
  readonly mayHours: boolean;
  readonly mayContacts: boolean;
  /** True if the caller may see messages of the answering service. */
  readonly mayMessages: boolean;
}

/** Reads the figures of the home screens, computed from current rows. */
export interface FigureRepository {
  /** Returns the figures of the group and its branches. Lists have at most `limit` rows; counts are complete. */
  dealerHome(asked: HomeAsked): Promise<DealerHome>;
  /** Returns the signals and alarms that the group and its branches received since `since`, counted by half hour. */
  dealerVolume(siteGroupNum: number, now: number, since: number): Promise<StoredVolume>;
  /** Returns the alarms of the group and its branches in the last `weeks` weeks, and in the same weeks a year before. */
  dealerAlarms(siteGroupNum: number, now: number, weeks: number): Promise<StoredAlarmWeeks>;
  /** Returns the sites linked to an account. Contacts and schedules are included only for a caller who may see them. */
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
   * Returns the figures of the staff home screen. The caller's `rights` decide which cards have figures. News is counted
   * on `today`, a day in the provider's time zone.
   */
  staffHome(now: number, today: string, rights: readonly string[]): Promise<StaffHome>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly figures: FigureRepository;
  }
}
