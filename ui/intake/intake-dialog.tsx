import CheckCircleIcon from '@heroicons/react/24/outline/CheckCircleIcon';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { intakePlace } from '#core/intake/intake-place.rule.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Icon } from '../kit/icon.tsx';
import { Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { DraftNote } from '../forms/draft-note.tsx';
import { Form, Refusal } from '../forms/form.tsx';
import type { SavedDraft } from '../forms/saved-draft.ts';
import { useGuardedClose } from '../shell/use-unsaved-work.tsx';
import type { Sending } from './sending.ts';

/** Confirms that the report is stored and shows its reference number. */
const Receipt = ({
  thanks,
  reference,
}: {
  readonly thanks: string;
  readonly reference: string;
}) => {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <Stack gap={2} align="start" ref={frame} role="status" tabIndex={-1}>
      <Icon of={CheckCircleIcon} size={32} tone="ok" />
      <Text tone="muted" measure>
        {thanks} Your reference number is
      </Text>
      <Text as="b" size="figure" whole>
        {reference}
      </Text>
      <Text tone="muted" measure>
        Mention it when you contact us about this.
      </Text>
    </Stack>
  );
};

/** The dialog for reports to the provider: the fields, the additional data that are sent, and finally the reference number. */
export const IntakeDialog = observer(
  ({
    id,
    title,
    thanks,
    sending,
    dirty,
    draft,
    onSubmit,
    children,
  }: {
    readonly id: string;
    readonly title: string;
    /** The text shown once the report is stored. */
    readonly thanks: string;
    readonly sending: Pick<Sending<never>, 'reference' | 'submission'>;
    /** True if closing the dialog would lose typed text. */
    readonly dirty: boolean;
    readonly draft: Pick<SavedDraft<null, object>, 'drop' | 'backFrom'>;
    /** Called with the path of the screen behind the dialog. */
    readonly onSubmit: (path: string) => void;
    readonly children: ReactNode;
  }) => {
    const { pathname } = useLocation();
    const { close, question } = useGuardedClose(dirty, draft);
    const { reference, submission } = sending;
    const { route, appVersion } = intakePlace(pathname);
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
              <DraftNote draft={draft} />
              <Refusal of={submission} />
              {children}
              <Text size="small" tone="muted" wrap="anywhere">
                Sent with it: the page you are on ({route}), portal version {appVersion}, and your
                name. Don’t include passwords or passcodes.
              </Text>
            </Form>
          )}
        </Dialog>
      </>
    );
  },
);
