import { SUPERVISION_KINDS, UNSUPERVISED } from '#core/schedules/check-kinds.ts';
import type { CheckReactions } from '#core/schedules/schedule-check.ts';
import type { DemoSchedule } from './demo-schedules.ts';

/** Reactions to missed openings and closings, assigned to the sites in turn. */
const IN_TURN: readonly CheckReactions[] = [
  SUPERVISION_KINDS['Supervised openings'] ?? UNSUPERVISED,
  UNSUPERVISED,
  UNSUPERVISED,
  { ...UNSUPERVISED, failToClose: 'Notify', lateClose: 'Notify' },
  UNSUPERVISED,
  SUPERVISION_KINDS['Late to open or close'] ?? UNSUPERVISED,
  UNSUPERVISED,
];

/** Returns the reactions to schedule checks for every site that has business hours. */
export const demoReactions = (
  schedules: readonly Pick<DemoSchedule, 'siteNum'>[],
): readonly { readonly siteNum: number; readonly reactions: CheckReactions }[] =>
  [...new Set(schedules.map(({ siteNum }) => siteNum))].map((siteNum, index) => ({
    siteNum,
    reactions: IN_TURN[index % IN_TURN.length] ?? UNSUPERVISED,
  }));
