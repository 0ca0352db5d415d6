import type { ActionEntry, BatchEntry, SignalEntry } from '#core/backend/signals/batch-entry.ts';
import type { OperatorStep, SignalStep, StoryStep } from '../stories/story.ts';

/** A story that is being played at a site. */
export interface Play {
  readonly xmit: string;
  readonly steps: readonly StoryStep[];
  /** The next one. */
  readonly at: number;
  /** The alarm its signals opened; null before. */
  readonly alarmNum: number | null;
}

/** The initials of who works the night in the demo world. */
const OPERATOR = 'KM';

const two = (value: number): string => String(value).padStart(2, '0');

/** A signal as its receiver hands it in. */
export const signalEntry = (
  counter: string,
  xmit: string,
  { code, area, zone, user }: SignalStep,
): SignalEntry => ({
  kind: 'signal',
  counter,
  xmit,
  receivedAt: null,
  panelAt: null,
  line: '1',
  format: 'CID',
  text: `${code} ${two(area)} ${(zone ?? user ?? '0').padStart(3, '0')}`,
});

const actionEntry = (
  counter: string,
  num: number,
  step: OperatorStep,
  now: number,
): ActionEntry => ({
  kind: 'action',
  counter,
  alarm: { num },
  at: null,
  action: step.action,
  operator: OPERATOR,
  contact: step.contact ?? null,
  comment: step.text,
  disposition: step.disposition ?? null,
  avs: step.avs ?? null,
  holdUntil: step.holdMs === undefined ? null : now + step.holdMs,
  newPriority: step.newPriority ?? null,
});

/** Whether a receiver can say it: what the centre itself does follows from what is said, and tests are placed by people. */
const isSaid = ({ step }: StoryStep): boolean => step.kind === 'signal' || step.kind === 'operator';

/** What a play says next and where it stands then; null when it is over. An operator of an alarm that was not opened has nothing to do. */
export const nextEntry = (
  play: Play,
  counter: string,
  now: number,
): { readonly entry: BatchEntry; readonly play: Play } | null => {
  const { steps, at, xmit, alarmNum } = play;
  for (let index = at; index < steps.length; index += 1) {
    const current = steps[index];
    if (current === undefined || !isSaid(current)) continue;
    const after = { ...play, at: index + 1 };
    const { step } = current;
    if (step.kind === 'signal') return { entry: signalEntry(counter, xmit, step), play: after };
    if (step.kind === 'operator' && alarmNum !== null)
      return { entry: actionEntry(counter, alarmNum, step, now), play: after };
  }
  return null;
};

/** A story somebody can watch: it begins with a signal, and nobody has to place a test in it. */
export const isPlayable = (steps: readonly StoryStep[]): boolean =>
  steps[0]?.step.kind === 'signal' && steps.every(({ step }) => step.kind !== 'test');
