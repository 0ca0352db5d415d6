import type { ActionEntry, BatchEntry, SignalEntry } from '#core/backend/signals/batch-entry.ts';
import type { OperatorStep, SignalStep } from '../scenarios/scenario.ts';
import type { LiveRow } from './live-rows.rule.ts';

/** Initials of the operator on the night shift. */
const OPERATOR = 'KM';

const two = (value: number): string => String(value).padStart(2, '0');

const signalEntry = (
  counter: string,
  xmit: string,
  { code, area, zone, user }: SignalStep,
  receivedAt: number,
): SignalEntry => ({
  kind: 'signal',
  counter,
  xmit,
  receivedAt,
  panelAt: null,
  line: '1',
  format: 'CID',
  text: `${code} ${two(area)} ${(zone ?? user ?? '0').padStart(3, '0')}`,
});

/** Formats an operator's action as a receiver entry of the automation system. */
export const actionEntry = (
  counter: string,
  num: number,
  step: Omit<OperatorStep, 'kind'>,
  at: number,
): ActionEntry => ({
  kind: 'action',
  counter,
  alarm: { num },
  at,
  action: step.action,
  operator: OPERATOR,
  contact: step.contact ?? null,
  comment: step.text,
  disposition: step.disposition ?? null,
  avs: step.avs ?? null,
  holdUntil: step.holdMs === undefined ? null : at + step.holdMs,
  newPriority: step.newPriority ?? null,
});

/**
 * Formats a row as an entry of the demo receiver. Returns null for a row that does not come from a receiver, or for an
 * operator's action without an alarm.
 */
export const entryOf = (
  counter: string,
  { site, step, saidAt }: Pick<LiveRow, 'site' | 'step' | 'saidAt'>,
  alarmNum: number | null,
): BatchEntry | null => {
  if (step.kind === 'signal') return signalEntry(counter, site.xmit, step, saidAt);
  return step.kind === 'operator' && alarmNum !== null
    ? actionEntry(counter, alarmNum, step, saidAt)
    : null;
};
