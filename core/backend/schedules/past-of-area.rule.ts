import { concernsArea } from '../signals/arm-areas.rule.ts';
import type { AreaState } from '../signals/device-state.ts';
import type { AreaPast } from './area-past.rule.ts';
import type { SupervisedSite } from './supervision.repository.port.ts';

/** Returns the known history of one area of a device: its stored state and its openings and closings. */
export const pastOfArea = (
  { areas, changes }: Pick<SupervisedSite, 'areas' | 'changes'>,
  devNum: number,
  { num, arming, since }: Pick<AreaState, 'num' | 'arming' | 'since'>,
): AreaPast => {
  const nums = areas.flatMap((area) => (area.devNum === devNum ? area.areaNum : []));
  return {
    changes: changes.filter((one) => one.devNum === devNum && concernsArea(nums, one.areaNum, num)),
    present: { isOpen: arming === 'Unknown' ? null : arming === 'Open', since },
  };
};
