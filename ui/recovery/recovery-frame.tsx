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

/** CSS selector of a step's first field or code field. */
const FIRST = '[data-first], [autocomplete=one-time-code]';

interface RecoveryFrameProps {
  readonly id: string;
  readonly title: string;
  readonly stepper?: StepperProps;
  /** Identifies the step. A new value renders a new form, which slides in and takes the focus. */
  readonly step: string;
  /** One or two sentences on the purpose of the step. */
  readonly why: ReactNode;
  readonly run: TimedRun;
  /** True if closing would lose input, so that the person is asked first. */
  readonly dirty?: boolean;
  /** Goes back one step; omitted when only Cancel is shown. */
  readonly onBack?: () => void;
  readonly press: string;
  readonly onSubmit: () => void;
  readonly children?: ReactNode;
}

/** The frame of every recovery step: progress, purpose, errors, Back and Continue. */
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

/** The parts of a recovery view model that the frame uses. */
interface PasswordRecoveryModel<Opened> {
  readonly method: RecoveryMethod<Opened>;
  suggest(identifier: string | null): void;
  identify(): Promise<void>;
  prove(): Promise<void>;
  reset(): Promise<void>;
}

/** Resets a forgotten password step by step, for every audience (spec §4.2). The caller passes the fields of each step. */
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
    /** Names of the three steps. */
    readonly steps: readonly string[];
    /** Goes back from the first step; omitted when only Cancel is shown. */
    readonly onLeave?: () => void;
    readonly identify: { why: string; fields: ReactNode };
    readonly prove: {
      why: (opened: Opened) => ReactNode;
      /** The text shown instead of `why` when the person returns to this step after it was completed. */
      proven: string;
      press: string;
      fields: ReactNode;
    };
    readonly reset: {
      /** Returns the hidden username for password managers. */
      owner: (opened: Opened) => string;
      fields: ReactNode;
    };
  }) => {
    const { method } = model;
    const { flow } = method;
    const dialogs = useRegistry().create('dialogs');
    // The username typed in the sign-in form, passed with the dialog request.
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
