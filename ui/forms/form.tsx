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

/** A form without the browser's own validation and submission; the portal validates and sends the fields. */
export const Form = ({ onSend, ...form }: FormProps) => (
  <FormStack
    gap={4}
    {...form}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      const { currentTarget } = event;
      // Input that a field cannot parse counts as empty, so the form would be sent without that input.
      const unread = currentTarget.querySelector('[data-unread]');
      unread?.dispatchEvent(new Event('invalid'));
      void showWhy(currentTarget, unread === null ? onSend() : undefined);
    }}
  />
);

interface FormDialogProps extends Pick<DialogProps, 'id' | 'title' | 'children'> {
  /** The label of the submit button. */
  readonly press: string;
  readonly busy: boolean;
  /** Goes back one step. Without `onBack`, the dialog has a Cancel button. */
  readonly onBack?: () => void;
  readonly onClose: () => void;
  readonly onSubmit: () => void;
}

/** A dialog with a form and two buttons: one leaves the form, one submits it. */
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

/** Shows the message of the last refusal above a form. If the next refusal has the same message, it is announced again. */
export const Refusal = observer(
  ({ of: { problem, refusals } }: { readonly of: Pick<Submission, 'problem' | 'refusals'> }) =>
    problem !== null && <FormAlert key={refusals} tone="error" text={problem} />,
);

/**
 * Focuses the first invalid field after a refused submit. In a list field, focuses the first invalid line, whose id starts
 * with the field's id.
 */
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
