import { SUPERVISION_KINDS, UNSUPERVISED } from '#core/schedules/check-kinds.ts';
import type { CheckReactions } from '#core/schedules/schedule-check.ts';
import type { DemoSchedule } from './demo-schedules.ts';

/** In turn: most sites have it written down, some are called about who does not come or go, some told of it. */
const IN_TURN: readonly CheckReactions[] = [
  SUPERVISION_KINDS['Supervised openings'] ?? UNSUPERVISED,
  UNSUPERVISED,
  UNSUPERVISED,
  { ...UNSUPERVISED, failToClose: 'Notify', lateClose: 'Notify' },
  UNSUPERVISED,
  SUPERVISION_KINDS['Late to open or close'] ?? UNSUPERVISED,
  UNSUPERVISED,
];

/** What the sites with hours want done about each check. */
export const demoReactions = (
  schedules: readonly Pick<DemoSchedule, 'siteNum'>[],
): readonly { readonly siteNum: number; readonly reactions: CheckReactions }[] =>
  [...new Set(schedules.map(({ siteNum }) => siteNum))].map((siteNum, index) => ({
    siteNum,
    reactions: IN_TURN[index % IN_TURN.length] ?? UNSUPERVISED,
  }));
