import { observer } from 'mobx-react-lite';
import { Form } from '../forms/form.tsx';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Refusal } from '../forms/refusal.tsx';
import { useGuardedClose } from '../shell/use-guarded-close.tsx';
import { Receipt } from './receipt.tsx';
import type { Sending } from './sending.ts';
import { intakePlace } from '#core/intake/intake-place.rule.ts';
import { Text } from '../kit/text.ts';

/** Says before the press what travels besides the words. */
const SentWithIt = ({ path }: { readonly path: string }) => {
  const { route, appVersion } = intakePlace(path);
  return (
    <Text size="small" tone="muted" wrap="anywhere">
      Sent with it: the page you are on ({route}), portal version {appVersion}, and your name.
      Please write no passwords or passcodes.
    </Text>
  );
};

/** The frame of what people send to the provider: fields, what travels with them, then the number it is stored under. */
export const IntakeDialog = observer(
  ({
    id,
    title,
    thanks,
    sending,
    dirty,
    onSubmit,
    children,
  }: {
    readonly id: string;
    readonly title: string;
    /** Once it is stored. */
    readonly thanks: string;
    readonly sending: Sending;
    /** Something was written that closing would lose. */
    readonly dirty: boolean;
    /** With the path of the screen below. */
    readonly onSubmit: (path: string) => void;
    readonly children: ReactNode;
  }) => {
    const { pathname } = useLocation();
    const { close, question } = useGuardedClose(dirty);
    const { reference, submission } = sending;
    const form = `${id}-form`;
    return (
      <>
        {question}
        <Dialog
          id={id}
          title={title}
          size="md"
          onClose={close}
          foot={
            reference !== null ? (
              <Button look="primary" onClick={close}>
                Done
              </Button>
            ) : (
              <>
                <Button onClick={close}>Cancel</Button>
                <Button look="primary" type="submit" form={form} busy={submission.busy}>
                  Submit
                </Button>
              </>
            )
          }
        >
          {reference !== null ? (
            <Receipt thanks={thanks} reference={reference} />
          ) : (
            <Form id={form} onSend={() => onSubmit(pathname)}>
              <Refusal of={submission} />
              {children}
              <SentWithIt path={pathname} />
            </Form>
          )}
        </Dialog>
      </>
    );
  },
);
