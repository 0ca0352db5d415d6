import { isoInstant } from '../../kernel/instant.ts';
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

/** What a schedule is called in history. */
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

/** As it is answered; what the table allows nothing else for is what the schema says. */
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

/** Each number once: hours are about areas by number, on whatever device; open is one that is open anywhere. */
export const areasByNumber = (areas: readonly ScheduledArea[]): readonly ScheduledArea[] => {
  const found = new Map<number, ScheduledArea>();
  for (const area of areas) {
    const known = found.get(area.num);
    if (known === undefined || (area.isOpen && !known.isOpen)) found.set(area.num, area);
  }
  return [...found.values()].toSorted((a, b) => a.num - b.num);
};

/** The hours of a site as they are answered. */
export const describeSchedules = (
  site: Pick<LockedSite, 'siteNum' | 'siteName' | 'timeZone'>,
  facts: ScheduleFacts,
  asked: { readonly now: number; readonly mayAddTemporary: boolean },
): SiteSchedules => ({
  siteNum: site.siteNum,
  siteName: site.siteName,
  timeZone: site.timeZone,
  asOf: isoInstant(asked.now),
  areas: areasByNumber(facts.areas).map(({ num, name, state, since, by }) => ({
    num,
    name,
    state,
    by,
    since: isoInstant(since),
  })),
  schedules: facts.schedules.map(describeSchedule),
  holidays: facts.holidays.map((holiday) => ({ ...holiday })),
  reactions: describeReactions(facts.reactions),
  mayAddTemporary: asked.mayAddTemporary,
});
