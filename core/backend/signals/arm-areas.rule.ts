import type { AreaState, Arming } from './device-state.ts';
import type { IncomingSignal } from './signal-event.ts';

const ARMED: Readonly<Record<'open' | 'close' | 'closeStay', Arming>> = {
  open: 'Open',
  close: 'Closed',
  closeStay: 'Closed (stay)',
};

/**
 * Returns true if an opening or closing signal of area `num` applies to `area`. A `num` of null, or of 0 if no area is 0,
 * means the whole panel (domain guide 7.1 "partition").
 */
export const concernsArea = (areas: readonly number[], num: number | null, area: number): boolean =>
  num === area || num === null || (num === 0 && !areas.includes(0));

/** Applies an opening or closing signal to the areas. Ignores a signal older than the area's known state. */
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
