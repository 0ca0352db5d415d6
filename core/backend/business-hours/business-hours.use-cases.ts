import { nextOpening, openState } from '../../business-hours/open-state.rule.ts';
import {
  type BusinessHoursOverview,
  type BusinessHoursForm,
  businessHoursForm,
  businessHoursFormSchema,
} from '../../business-hours/business-hours.schema.ts';
import { HOLIDAY_GROUPS } from '../../holidays/holiday.schema.ts';
import { readForm } from '../../forms/read-form.schema.ts';
import { instantOf, isoInstant } from '../../kernel/instant.ts';
import { ok } from '../../kernel/result.ts';
import { intervalsText } from '../../business-hours/interval-text.rule.ts';
import { changedTexts } from '../audit/changed-texts.rule.ts';
import type { SessionCaller } from '../caller.ts';
import { changedMeanwhile } from '../changed-meanwhile.rule.ts';
import { invalid, NOT_FOUND, type Reply } from '../refusal.ts';
import { activeGroup, type ListInput } from '../sites/list-sites.operation.ts';
import { changeHours, type HoursPorts, NOT_SERVED } from './change-hours.operation.ts';
import { hoursOfGroup } from './hours-of-group.rule.ts';
import { openStateView } from './open-state-view.rule.ts';
import { temporaryHours } from './temporary-hours.use-cases.ts';

const YEAR = 366 * 86400000;
const FIELDS = Object.keys(businessHoursForm) as readonly (keyof BusinessHoursForm)[];

const readable = (hours: BusinessHoursForm) => ({
  ...hours,
  intervals: intervalsText(hours.intervals),
});

const isHolidayGroup = (name: string): name is (typeof HOLIDAY_GROUPS)[number] =>
  HOLIDAY_GROUPS.some((known) => known === name);

/**
 * Use cases for the business hours in which dealers answer their own calls. Each group and branch has its own weekly hours
 * (domain guide 6.8 d).
 */
export const createBusinessHours = (ports: HoursPorts) => ({
  ...temporaryHours(ports),

  businessHours: async (caller: SessionCaller, input: ListInput): Reply<BusinessHoursOverview> => {
    const siteGroupNum = activeGroup(caller, input.siteGroupNum);
    if (siteGroupNum === null) return NOT_FOUND;
    const now = ports.clock.now();
    const overview = await ports.unitOfWork.read((tx) =>
      tx.businessHours.overview(siteGroupNum, now - YEAR),
    );
    if (overview.groups[0] === undefined) return NOT_FOUND;
    if (!overview.groups[0].enabled) return NOT_SERVED;
    return ok({
      asOf: isoInstant(now),
      mayEdit: caller.session.permissions.includes('ansServiceEdit'),
      groups: overview.groups
        .filter(({ enabled, siteGroupNum: num }) => enabled || num === siteGroupNum)
        .map(({ enabled: _, ...group }) => {
          const hours = hoursOfGroup({ ...group, enabled: true }, overview);
          const next = nextOpening(hours, now, ports.wallClock);
          return {
            ...group,
            now: openStateView(openState(hours, now, ports.wallClock)),
            nextOpening: next === null ? null : isoInstant(next),
          };
        }),
      temporary: [...overview.temporary],
      holidays: overview.holidays.flatMap(({ holidayGroup, ...one }) =>
        isHolidayGroup(holidayGroup) ? [{ ...one, holidayGroup }] : [],
      ),
    });
  },

  saveBusinessHours: (
    caller: SessionCaller,
    {
      group,
      rev,
      siteGroupNum,
      ...entered
    }: BusinessHoursForm & ListInput & { readonly group: number; readonly rev: number },
  ): Reply =>
    changeHours(ports, caller, { siteGroupNum, group }, async (locked) => {
      const { by, group: found, now, tx } = locked;
      const before = found.hours;
      if ((before?.rev ?? 0) !== rev) {
        const at = before?.changedAt ?? null;
        return changedMeanwhile(
          { by: before?.changedBy ?? null, at: at === null ? null : instantOf(at) },
          { wallClock: ports.wallClock, timeZone: found.timeZone, now },
        );
      }
      const validated = readForm(businessHoursFormSchema, entered);
      if (!validated.ok) return invalid(`${Object.values(validated.error).flat().join('. ')}.`);
      await tx.businessHours.save(group, validated.value, { by, now });
      const nothing: BusinessHoursForm = {
        intervals: [],
        holidayGroup: null,
        greetingOpen: null,
        greetingClosed: null,
        forwardNumber: null,
        overflowRings: null,
      };
      return ok({
        operation: 'hours.save',
        detail: changedTexts(FIELDS, readable(before ?? nothing), readable(validated.value)),
      });
    }),
});
