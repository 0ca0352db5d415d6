import * as z from 'zod/mini';
import { EVERY_DAY } from '../schedules/effective-hours.rule.ts';
import { CHECK_REACTIONS, CHECKS, UNSUPERVISED } from '../schedules/check-kinds.ts';
import type { ScheduleEntry } from '../schedules/schedule.ts';
import {
  areaNumsSchema,
  HOLIDAY_GROUPS,
  scheduleEntrySchema,
  type ScheduleForm,
  TEMPORARY_KINDS,
} from '../schedules/schedule-form.schema.ts';
import { checkReactionsSchema } from '../schedules/site-schedules.schema.ts';
import { numbersCell, openingsText } from './numbers-cell.rule.ts';
import { choiceCell, textCell } from '../forms/file-cell.rule.ts';
import { timeCell, weekdaysCell } from '../contacts/hours-cell.rule.ts';
import { ofSite, SITE, text, whole, yesNo } from './portal-columns.ts';
import { portalKind, type PortalValues, wordOf } from './portal-kind.ts';

const areas = { areaNums: { title: 'areas', cell: numbersCell } };
const times = {
  opensAt: { title: 'opens', cell: timeCell },
  closesAt: { title: 'closes', cell: timeCell },
  windowBefore: whole,
  windowAfter: whole,
  mustOpen: yesNo,
  mustClose: yesNo,
};
const blank = { areaNums: [], windowBefore: 0, windowAfter: 0, mustOpen: false, mustClose: false };
const together = { openings: openingsText };

const openingKind = portalKind({
  title: 'Opening hours',
  one: 'Hours',
  columns: { site: SITE, ...areas, weekdays: { cell: weekdaysCell }, ...times },
  together,
  needs: ['site', 'weekdays', 'opens', 'closes'],
  blank,
  schemas: [ofSite, z.object({ areaNums: areaNumsSchema }), scheduleEntrySchema],
  keyOf: ({ areaNums, opensAt, weekdays }) => JSON.stringify([areaNums, weekdays, opensAt]),
  nameOf: ({ weekdays, opensAt }) =>
    `${weekdaysCell.show(weekdays)} ${timeCell.show(opensAt)}`.trim(),
});

/** A record combined from several lines, with the business-hours intervals of all these lines. */
type Opened<Layer> = Omit<Layer, 'entries'> & { readonly openings: readonly ScheduleEntry[] };

/** One business-hours interval of a week. All lines with the same areas form the permanent week of these areas (domain guide 6.5). */
export const HOURS_KIND = {
  ...openingKind,
  line: openingKind.validated,
  validated: (values: PortalValues) => values as Opened<Pick<ScheduleForm, 'areaNums'>>,
};

/** The schedule layers that take precedence over the permanent week. */
const LAYERS = ['temporary', 'holiday', 'alternate'] as const;

const dated = ({ fromDay, toDay }: PortalValues): string =>
  [fromDay, toDay].map(wordOf).filter(Boolean).join(' to ');

const layerKind = portalKind({
  title: 'Hours beside the week',
  one: 'Exception',
  columns: {
    site: SITE,
    layer: { cell: choiceCell(LAYERS) },
    ...areas,
    fromDay: { title: 'from', cell: textCell },
    toDay: { title: 'to', cell: textCell },
    holidayGroup: { cell: choiceCell(HOLIDAY_GROUPS) },
    holidayName: { title: 'holiday', cell: textCell },
    kind: { title: 'type', cell: choiceCell(TEMPORARY_KINDS) },
    reason: text,
    authorizedBy: text,
    appliesOn: { cell: weekdaysCell },
    // A dash means closed. An empty cell keeps the stored value.
    weekdays: { cell: weekdaysCell, begins: true },
    ...times,
  },
  together,
  needs: ['site', 'layer'],
  blank: {
    ...blank,
    fromDay: null,
    toDay: null,
    holidayGroup: null,
    holidayName: null,
    kind: null,
    reason: null,
    authorizedBy: null,
    appliesOn: EVERY_DAY,
    weekdays: [],
    opensAt: null,
    closesAt: null,
  },
  schemas: [
    ofSite,
    z.object({
      layer: z.enum(LAYERS, `Write ${LAYERS.join(', ')}`),
      areaNums: areaNumsSchema,
    }),
  ],
  // Staying late is a separate exception, so its key differs from that of planned hours on the same days.
  keyOf: ({ areaNums, fromDay, holidayGroup, holidayName, kind, layer, toDay }) =>
    JSON.stringify([
      layer,
      numbersCell.show(areaNums),
      holidayGroup,
      holidayName,
      fromDay,
      toDay,
      kind === 'Stay late today',
    ]),
  nameOf: ({ fromDay, holidayGroup, holidayName, layer, toDay }) =>
    [wordOf(layer), wordOf(holidayName) || wordOf(holidayGroup) || dated({ fromDay, toDay })]
      .filter(Boolean)
      .join(' '),
});

/**
 * Exceptions to the weekly hours: temporary, for a holiday or for a season (domain guide 6.5). Lines with the same layer,
 * areas and days form one exception; without a business-hours interval, the exception means closed.
 */
export const EXCEPTION_KIND = {
  ...layerKind,
  line: layerKind.validated,
  validated: (values: PortalValues) => values as Opened<ScheduleForm>,
};

const reaction = choiceCell(CHECK_REACTIONS);

/** How a site reacts to missed openings and closings (domain guide 6.5 "Reaction"). */
export const REACTIONS_KIND = portalKind({
  title: 'Reactions to missed times',
  one: 'Reactions',
  columns: {
    site: SITE,
    ...Object.fromEntries(CHECKS.map((check) => [check, { cell: reaction }])),
  },
  needs: ['site'],
  blank: UNSUPERVISED,
  schemas: [ofSite, checkReactionsSchema],
  keyOf: () => 'reactions',
  nameOf: (values) =>
    CHECKS.filter((check) => values[check] === 'Notify' || values[check] === 'Call').join(', '),
});
