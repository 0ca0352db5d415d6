import { isoInstant } from '../../kernel/instant.ts';
import { EVERY_DAY } from '../../schedules/effective-hours.rule.ts';
import { UNSUPERVISED } from '../../schedules/check-kinds.ts';
import type { Schedule } from '../../schedules/schedule.ts';
import type { SavedSchedule, SiteSchedules } from '../../schedules/site-schedules.schema.ts';
import type { LockedSite } from '../sites/site-data.repository.port.ts';
import type {
  ScheduledArea,
  ScheduleFacts,
  StoredReactions,
  StoredSchedule,
} from './schedule.repository.port.ts';

/** Returns the title of a schedule as site history shows it. */
export const scheduleTitle = ({
  layer,
  kind,
  reason,
  holidayGroup,
  holidayName,
}: Pick<Schedule, 'layer' | 'kind' | 'reason' | 'holidayGroup' | 'holidayName'>): string => {
  if (layer === 'permanent') return 'Weekly hours';
  if (layer === 'holiday') return holidayName ?? `${holidayGroup ?? 'All'} holidays`;
  return layer === 'temporary' ? (kind ?? 'Changed hours') : (reason ?? 'Season');
};

type Kept = Pick<SavedSchedule, 'kind' | 'holidayGroup'>;

/** Converts a stored schedule to the API response. The cast is safe because the table allows only the values of the schema. */
export const describeSchedule = (schedule: StoredSchedule): SavedSchedule => ({
  id: schedule.id,
  rev: schedule.rev,
  layer: schedule.layer,
  kind: schedule.kind,
  reason: schedule.reason,
  authorizedBy: schedule.authorizedBy,
  fromDay: schedule.fromDay,
  toDay: schedule.toDay,
  holidayGroup: schedule.holidayGroup as Kept['holidayGroup'],
  holidayName: schedule.holidayName,
  areaNums: [...schedule.areaNums],
  appliesOn: [...(schedule.appliesOn ?? EVERY_DAY)],
  entries: schedule.entries.map((entry) => ({ ...entry, weekdays: [...entry.weekdays] })),
  changedBy: schedule.updatedBy,
  changedAt: isoInstant(schedule.updatedAt),
});

const describeReactions = (reactions: StoredReactions | null): SiteSchedules['reactions'] =>
  reactions === null
    ? { rev: 0, values: UNSUPERVISED, changedBy: null, changedAt: null }
    : {
        rev: reactions.rev,
        values: reactions.values,
        changedBy: reactions.updatedBy,
        changedAt: isoInstant(reactions.updatedAt),
      };

/**
 * Returns one area per area number, because hours name areas by number only. A returned area is open if any device's area
 * with that number is open.
 */
export const areasByNumber = (areas: readonly ScheduledArea[]): readonly ScheduledArea[] => {
  const found = new Map<number, ScheduledArea>();
  for (const area of areas) {
    const known = found.get(area.num);
    if (known === undefined || (area.isOpen && !known.isOpen)) found.set(area.num, area);
  }
  return [...found.values()].toSorted((a, b) => a.num - b.num);
};

/** Builds the API response with the hours of a site. */
export const describeSchedules = (
  site: Pick<LockedSite, 'siteNum' | 'siteName' | 'timeZone'>,
  facts: ScheduleFacts,
  asked: {
    readonly now: number;
    readonly mayAddTemporary: boolean;
    /** False for readers without the call list, for whom a panel user remains a number. */
    readonly seesNames: boolean;
  },
): SiteSchedules => ({
  siteNum: site.siteNum,
  siteName: site.siteName,
  timeZone: site.timeZone,
  asOf: isoInstant(asked.now),
  areas: areasByNumber(facts.areas).map(({ num, name, state, since, by, byName }) => ({
    num,
    name,
    state,
    by: (asked.seesNames ? byName : null) ?? by,
    since: isoInstant(since),
  })),
  schedules: facts.schedules.map(describeSchedule),
  holidays: facts.holidays.map((holiday) => ({ ...holiday })),
  reactions: describeReactions(facts.reactions),
  mayAddTemporary: asked.mayAddTemporary,
});
