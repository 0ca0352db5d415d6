import { RECOVERY_STEPS } from '#core/recovery/recovery-flow.rule.ts';
import type { RecoveryFrameProps } from './recovery-frame.tsx';
import type { RecoveryWay } from './recovery-way.ts';

type Framed = Pick<RecoveryFrameProps, 'id' | 'title' | 'step' | 'stepper' | 'run' | 'dirty'>;

/** What every step of a forgotten password shows around itself. */
export const passwordFrame = (
  { run, dirty }: Pick<RecoveryWay<unknown>, 'run' | 'dirty'>,
  step: (typeof RECOVERY_STEPS)[number],
  steps: readonly string[],
): Framed => ({
  id: 'forgot-password',
  title: 'Forgot password',
  step,
  stepper: { steps, current: RECOVERY_STEPS.indexOf(step) },
  run,
  dirty,
});
