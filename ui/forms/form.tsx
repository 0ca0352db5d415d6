import { observer } from 'mobx-react-lite';
import { useEffect, type ComponentProps } from 'react';
import { Button } from '../kit/button.tsx';
import { Dialog, type DialogProps } from '../kit/dialog.tsx';
import { FormAlert } from '../kit/form-alert.tsx';
import { FormStack } from '../kit/stack.ts';
import { showWhy } from './show-why.ts';
import type { WrongFields } from './form-state.ts';
import type { Submission } from './submission.ts';

interface FormProps extends Omit<ComponentProps<typeof FormStack>, 'onSubmit' | 'noValidate'> {
  readonly onSend: () => unknown;
}

/** The fields of a form that we check and send ourselves; the browser does neither. */
export const Form = ({ onSend, ...form }: FormProps) => (
  <FormStack
    gap={4}
    {...form}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      const { currentTarget } = event;
      // What a field could not read counts as empty, and would be lost.
      const unread = currentTarget.querySelector('[data-unread]');
      unread?.dispatchEvent(new Event('invalid'));
      void showWhy(currentTarget, unread === null ? onSend() : undefined);
    }}
  />
);

interface FormDialogProps extends Pick<DialogProps, 'id' | 'title' | 'children'> {
  /** What the press that sends is called. */
  readonly press: string;
  readonly busy: boolean;
  /** One step back; without it there is Cancel. */
  readonly onBack?: () => void;
  readonly onClose: () => void;
  readonly onSubmit: () => void;
}

/** A form in a dialog with its presses at the foot: one that leaves, and one that sends. */
export const FormDialog = ({ press, busy, onBack, onSubmit, ...dialog }: FormDialogProps) => (
  <Dialog
    {...dialog}
    size="md"
    foot={
      <>
        <Button onClick={onBack ?? dialog.onClose}>
          {onBack === undefined ? 'Cancel' : 'Back'}
        </Button>
        <Button look="primary" type="submit" form={`${dialog.id}-form`} busy={busy}>
          {press}
        </Button>
      </>
    }
  >
    <Form id={`${dialog.id}-form`} method="post" onSend={onSubmit}>
      {dialog.children}
    </Form>
  </Dialog>
);

/** The words of the last refusal, above a form; equal words are announced again. */
export const Refusal = observer(
  ({ of: { problem, refusals } }: { readonly of: Pick<Submission, 'problem' | 'refusals'> }) =>
    problem !== null && <FormAlert key={refusals} tone="error" text={problem} />,
);

/** After a refused submit the first wrong field takes the focus; of a list its first wrong line, whose id begins with that of the field. */
export const useFocusWrong = (form: Partial<WrongFields> | null): void => {
  const refusals = form?.refusals ?? 0;
  useEffect(() => {
    const wrongField = form?.firstWrong ?? null;
    if (refusals === 0 || wrongField === null) return;
    const id = form?.idOf?.(wrongField) ?? wrongField;
    const wrong = document.querySelector<HTMLElement>(
      `[id="${id}"][aria-invalid="true"], [id^="${id}-"][aria-invalid="true"]`,
    );
    (wrong ?? document.getElementById(id))?.focus();
  }, [form, refusals]);
};
