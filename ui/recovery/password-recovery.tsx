import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { RECOVERY_STEPS } from '#core/recovery/recovery-flow.rule.ts';
import { useRegistry } from '../shell/registry.ts';
import { RecoveryFrame } from './recovery-frame.tsx';
import type { RecoveryWay } from './recovery-way.ts';

/** What the frame needs of the view model of a forgotten password. */
interface PasswordRecoveryModel<Opened> {
  readonly way: RecoveryWay<Opened>;
  suggest(identifier: string | null): void;
  identify(): Promise<void>;
  prove(): Promise<void>;
  reset(): Promise<void>;
}

/** A forgotten password, step by step (spec §4.2): what all audiences share; the fields of each step are handed in. */
export const PasswordRecovery = observer(
  <Opened,>({
    model,
    steps,
    onLeave,
    identify,
    prove,
    reset,
  }: {
    readonly model: PasswordRecoveryModel<Opened>;
    /** The names of the three steps. */
    readonly steps: readonly string[];
    /** One step back from the first; without it there is only Cancel. */
    readonly onLeave?: () => void;
    readonly identify: { why: string; fields: ReactNode };
    readonly prove: {
      why: (opened: Opened) => ReactNode;
      /** Said instead on the way back, where the proof counts already. */
      proven: string;
      press: string;
      fields: ReactNode;
    };
    readonly reset: {
      /** Whose new password it is, for password managers; people see it nowhere. */
      owner: (opened: Opened) => string;
      fields: ReactNode;
    };
  }) => {
    const { way } = model;
    const { flow } = way;
    const dialogs = useRegistry().create('dialogs');
    // What was typed at the sign-in form travels with the request for the dialog.
    const detail = dialogs.request?.detail ?? null;
    useEffect(() => model.suggest(detail), [model, detail]);
    const { at } = flow;
    if (at === 'done') return null;
    const frame = {
      id: 'forgot-password',
      title: 'Forgot password',
      step: at,
      stepper: { steps, current: RECOVERY_STEPS.indexOf(at) },
      run: way.run,
      dirty: way.dirty,
      onSubmit: () => void model[at](),
    };
    const back = (): void => way.back();
    switch (flow.at) {
      case 'identify':
        return (
          <RecoveryFrame
            {...frame}
            {...(onLeave && { onBack: onLeave })}
            why={identify.why}
            press="Continue"
          >
            {identify.fields}
          </RecoveryFrame>
        );
      case 'prove':
        return (
          <RecoveryFrame
            {...frame}
            onBack={back}
            why={flow.proven ? prove.proven : prove.why(flow.opened)}
            press={flow.proven ? 'Continue' : prove.press}
          >
            {!flow.proven && prove.fields}
          </RecoveryFrame>
        );
      case 'reset':
        return (
          <RecoveryFrame
            {...frame}
            onBack={back}
            why="Everyone who is signed in with the old password has to sign in again."
            press="Reset password"
          >
            <input
              hidden
              readOnly
              type="text"
              name="username"
              autoComplete="username"
              value={reset.owner(flow.opened)}
            />
            {reset.fields}
          </RecoveryFrame>
        );
    }
  },
);
