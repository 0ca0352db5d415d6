import type { HoursOfGroup } from '../../business-hours/open-state.rule.ts';
import { instantOf } from '../../kernel/instant.ts';
import type { StoredHoursOverview, StoredHoursGroup } from './business-hours.repository.port.ts';

/** Converts a group of the hours overview to the input of `openState`. */
export const hoursOfGroup = (
  { hours, siteGroupNum, timeZone }: StoredHoursGroup,
  { holidays, temporary }: Pick<StoredHoursOverview, 'holidays' | 'temporary'>,
): HoursOfGroup => ({
  timeZone,
  holidays,
  weekly: hours,
  temporary: temporary
    .filter((one) => one.siteGroupNum === siteGroupNum)
    .map((one) => ({ ...one, from: instantOf(one.from), to: instantOf(one.to) })),
});
