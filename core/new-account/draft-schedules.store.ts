import { EVERY_DAY } from '../schedules/effective-hours.rule.ts';
import { sameAreas } from '../schedules/assign-holidays.rule.ts';
import { UNSUPERVISED } from '../schedules/check-kinds.ts';
import type { SchedulesGateway } from '../schedules/schedules.api.ts';
import type { SiteSchedules } from '../schedules/site-schedules.schema.ts';
import { isoInstant } from '../kernel/instant.ts';
import type { AccountDraft } from './account-draft.schema.ts';
import { done, DRAFT_REV, type DraftStore, NO_SITE_YET } from './draft.store.ts';

const NOBODY = { changedBy: null, changedAt: null };

const hoursOf = ({ areas, premises, reactions, weeks }: AccountDraft): SiteSchedules => ({
  siteNum: NO_SITE_YET,
  siteName: premises.name,
  asOf: isoInstant(0),
  timeZone: premises.timeZone,
  areas: areas.map(({ name, num }) => ({
    num,
    name,
    state: 'Unknown',
    since: isoInstant(0),
    by: null,
  })),
  schedules: weeks.map(({ areaNums, entries, id }) => ({
    id,
    rev: DRAFT_REV,
    layer: 'permanent',
    areaNums,
    entries,
    ...NOBODY,
    kind: null,
    reason: null,
    authorizedBy: null,
    fromDay: null,
    toDay: null,
    holidayGroup: null,
    holidayName: null,
    appliesOn: [...EVERY_DAY],
  })),
  holidays: [],
  reactions: { rev: 0, values: reactions ?? UNSUPERVISED, ...NOBODY },
  mayAddTemporary: false,
});

/**
 * Returns a gateway for the hours of a draft, so that the hours forms of a site can also edit a draft (domain guide 6.5,
 * 6.18). Weeks can also be copied from another site.
 */
export const draftSchedulesStore = (
  store: DraftStore,
  sites: Pick<SchedulesGateway, 'siteSchedules'>,
): Pick<SchedulesGateway, 'siteSchedules' | 'putWeeklyHours' | 'putReactions'> => ({
  siteSchedules: (asked, how) =>
    asked.sn === NO_SITE_YET ? done(hoursOf(store.draft)) : sites.siteSchedules(asked, how),
  putWeeklyHours: ({ areaNums, entries, id }) => {
    const others = store.draft.weeks.filter((week) => !sameAreas(week.areaNums, areaNums));
    const own =
      entries.length === 0
        ? []
        : [
            {
              id,
              areaNums: [...areaNums],
              entries: entries.map((entry) => ({ ...entry, weekdays: [...entry.weekdays] })),
            },
          ];
    store.change({ weeks: [...others, ...own] });
    return done({});
  },
  putReactions: ({ values }) => {
    store.change({ reactions: values });
    return done({});
  },
});
