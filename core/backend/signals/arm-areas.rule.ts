import type { AreaState, Arming } from './device-state.ts';
import type { IncomingSignal } from './signal-event.ts';

const ARMED: Readonly<Record<'open' | 'close' | 'closeStay', Arming>> = {
  open: 'Open',
  close: 'Closed',
  closeStay: 'Closed (stay)',
};

/**
 * Returns true if an opening or closing of `num` applies to this area. No number, or a 0 that no area has, means the whole
 * panel (domain guide 7.1 "partition").
 */
export const concernsArea = (areas: readonly number[], num: number | null, area: number): boolean =>
  num === area || num === null || (num === 0 && !areas.includes(0));

/**
 * Applies an opening or closing to the areas. One older than the known state changes nothing, so that the order of arrival
 * does not matter.
 */
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
