import type { ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Form } from './form.tsx';

/** A form in a dialog with its presses at the foot: one that leaves, and one that sends. */
export const FormDialog = ({
  id,
  title,
  press,
  busy,
  onBack,
  onClose,
  onSubmit,
  children,
}: {
  readonly id: string;
  readonly title: string;
  /** What the press that sends is called. */
  readonly press: string;
  readonly busy: boolean;
  /** One step back; without it there is Cancel. */
  readonly onBack?: () => void;
  readonly onClose: () => void;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}) => (
  <Dialog
    id={id}
    title={title}
    size="md"
    onClose={onClose}
    foot={
      <>
        <Button onClick={onBack ?? onClose}>{onBack === undefined ? 'Cancel' : 'Back'}</Button>
        <Button look="primary" type="submit" form={`${id}-form`} busy={busy}>
          {press}
        </Button>
      </>
    }
  >
    <Form id={`${id}-form`} method="post" onSend={onSubmit}>
      {children}
    </Form>
  </Dialog>
);
