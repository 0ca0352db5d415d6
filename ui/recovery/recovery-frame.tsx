import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { RECOVERY_STEPS } from '#core/recovery/recovery-flow.rule.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { FormAlert } from '../kit/form-alert.tsx';
import { keepFocus } from '../kit/keep-focus.ts';
import { Stepper, type StepperProps } from '../kit/stepper.tsx';
import { FormStack, Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { useGuardedClose } from '../shell/use-unsaved-work.tsx';
import { useRegistry } from '../shell/registry.ts';
import type { TimedRun } from '../forms/timed-run.ts';
import type { RecoveryMethod } from './recovery-method.ts';

/** What a step begins with: its first field, or its code. */
const FIRST = '[data-first], [autocomplete=one-time-code]';

interface RecoveryFrameProps {
  readonly id: string;
  readonly title: string;
  readonly stepper?: StepperProps;
  /** Another step is another form: it moves in and takes the focus. */
  readonly step: string;
  /** What this step is for, in one or two sentences. */
  readonly why: ReactNode;
  readonly run: TimedRun;
  /** Closing would lose something; it is asked first. */
  readonly dirty?: boolean;
  /** One step back; without it there is only Cancel. */
  readonly onBack?: () => void;
  readonly press: string;
  readonly onSubmit: () => void;
  readonly children?: ReactNode;
}

/** What the steps of all recoveries share: where one is, why it is asked, what went wrong, back and on. */
export const RecoveryFrame = observer((props: RecoveryFrameProps) => {
  const { id, title, stepper, step, why, run, dirty = false, onBack, press, onSubmit } = props;
  const { close, question } = useGuardedClose(dirty);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    (form.current?.querySelector<HTMLElement>(FIRST) ?? form.current)?.focus();
  }, [step]);
  const [expire] = useState(() => () => run.clear());
  const { notice } = run;
  return (
    <>
      {question}
      <Dialog
        id={id}
        title={title}
        onClose={close}
        foot={
          <>
            {onBack === undefined ? (
              <Button onClick={close}>Cancel</Button>
            ) : (
              <Button onClick={onBack} disabled={run.busy}>
                Back
              </Button>
            )}
            <Button look="primary" type="submit" form={`${id}-form`} busy={run.busy}>
              {press}
            </Button>
          </>
        }
      >
        <Stack gap={5}>
          {stepper !== undefined && <Stepper {...stepper} />}
          <FormStack
            gap={5}
            arriving
            key={step}
            ref={form}
            id={`${id}-form`}
            method="post"
            noValidate
            tabIndex={-1}
            aria-labelledby={`${id}-title`}
            aria-describedby={`${id}-why`}
            onMouseDown={keepFocus}
            onSubmit={(event) => {
              event.preventDefault();
              onSubmit();
            }}
          >
            <Text size="form" tone="muted" wrap="anywhere" id={`${id}-why`}>
              {why}
            </Text>
            {notice !== null && (
              <FormAlert key={notice.id} tone="error" {...notice} onExpire={expire} />
            )}
            {props.children}
          </FormStack>
        </Stack>
      </Dialog>
    </>
  );
});

/** What the frame needs of the view model of a forgotten password. */
interface PasswordRecoveryModel<Opened> {
  readonly method: RecoveryMethod<Opened>;
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
    const { method } = model;
    const { flow } = method;
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
      run: method.run,
      dirty: method.dirty,
      onSubmit: () => void model[at](),
    };
    const back = (): void => method.back();
    switch (flow.at) {
      case 'identify':
        return (
          <RecoveryFrame {...frame} onBack={onLeave} why={identify.why} press="Continue">
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
