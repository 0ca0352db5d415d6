import type { Holiday } from '../../schedules/schedule.ts';
import type { TemporaryHours, WeeklyHours } from '../../business-hours/business-hours.ts';

/** What decides whether a group answers itself. */
export interface StoredOpenHours {
  readonly siteGroupNum: number;
  readonly timeZone: string;
  /** Null: none were set. */
  readonly weekly: WeeklyHours | null;
  readonly temporary: readonly TemporaryHours[];
  readonly holidays: readonly Holiday[];
}

/** Hours in which dealers answer themselves (domain guide 6.8 d, e). */
export interface BusinessHoursRepository {
  /** What decides from a moment on, one statement; null where there is no such group. */
  openHours(siteGroupNum: number, from: number): Promise<StoredOpenHours | null>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly businessHours: BusinessHoursRepository;
  }
}
