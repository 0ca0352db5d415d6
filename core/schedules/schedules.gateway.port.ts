import type { Answer } from '../kernel/result.ts';
import type { CheckReactions } from './schedule-check.ts';
import type { ScheduleEntry } from './schedule.ts';
import type { ScheduleForm } from './schedule-form.schema.ts';
import type {
  AssignedHoliday,
  SiteSchedules,
  StayedLate,
  StayLateMinutes,
} from './site-schedules.schema.ts';

/** The permanent week of some areas; `rev` 0 where they have none of their own yet. */
export interface WeekWish {
  readonly id: string;
  readonly rev: number;
  readonly areaNums: readonly number[];
  readonly entries: readonly ScheduleEntry[];
}

/** Several holidays with the same hours for the same areas, and the layers that were seen there. */
export interface HolidayWish {
  readonly how: 'add' | 'replace';
  readonly areaNums: readonly number[];
  readonly entries: readonly ScheduleEntry[];
  readonly holidays: readonly AssignedHoliday[];
  readonly seen: readonly { readonly id: string; readonly rev: number }[];
}

/** The opening and closing hours of a site (domain guide 6.5); every change goes by the revision it was read with. */
export interface SchedulesGateway {
  read(siteNum: number, how?: { readonly background: true }): Answer<SiteSchedules>;
  putWeek(siteNum: number, week: WeekWish): Answer<unknown>;
  /** Once for its id. */
  add(siteNum: number, id: string, form: ScheduleForm): Answer<unknown>;
  change(siteNum: number, id: string, form: ScheduleForm, rev: number): Answer<unknown>;
  remove(siteNum: number, id: string, rev: number): Answer<unknown>;
  restore(siteNum: number, id: string, rev: number): Answer<unknown>;
  assignHolidays(siteNum: number, wish: HolidayWish): Answer<unknown>;
  /** Once for its id, by some minutes from the closings that were seen (minutes of their day); answers what was moved. */
  stayLate(
    siteNum: number,
    id: string,
    by: StayLateMinutes,
    seen: readonly number[],
  ): Answer<StayedLate>;
  putReactions(siteNum: number, values: CheckReactions, rev: number): Answer<unknown>;
}
