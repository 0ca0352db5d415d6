import type { AreaState, Arming } from './device-state.ts';
import type { IncomingSignal } from './signal-event.ts';

const ARMED: Readonly<Record<'open' | 'close' | 'closeStay', Arming>> = {
  open: 'Open',
  close: 'Closed',
  closeStay: 'Closed (stay)',
};

/** Whether an opening or closing of `num` speaks of this area; none or 0 is the whole panel where no area has that number (domain guide 7.1 "partition"). */
export const concernsArea = (areas: readonly number[], num: number | null, area: number): boolean =>
  num === area || num === null || (num === 0 && !areas.includes(0));

/** What an opening or closing makes of the areas; one older than what is known changes nothing, so that the order of arrival does not matter. */
export const armAreas = (
  areas: readonly AreaState[],
  { at, event }: IncomingSignal,
): readonly AreaState[] => {
  const { arming, areaNum, user } = event;
  if (arming === null) return areas;
  const nums = areas.map(({ num }) => num);
  return areas.map((area) =>
    concernsArea(nums, areaNum, area.num) && at >= area.since
      ? { ...area, arming: ARMED[arming], since: at, changedBy: user }
      : area,
  );
};
