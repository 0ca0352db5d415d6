import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { FormAlert } from '../kit/form-alert.tsx';
import { keepFocus } from '../kit/keep-focus.ts';
import { Stepper, type StepperProps } from '../kit/stepper.tsx';
import { FormStack, Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { useGuardedClose } from '../shell/use-guarded-close.tsx';
import type { RecoveryRun } from './recovery-run.ts';

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
  readonly run: RecoveryRun;
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
            <Text size="form" tone="muted" wrap="anywhere" names id={`${id}-why`}>
              {why}
            </Text>
            {notice !== null && (
              <FormAlert
                key={notice.id}
                tone="error"
                title={notice.title}
                text={notice.text}
                durationMs={notice.durationMs}
                onExpire={expire}
              />
            )}
            {props.children}
          </FormStack>
        </Stack>
      </Dialog>
    </>
  );
});
