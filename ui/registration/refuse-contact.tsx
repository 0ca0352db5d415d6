import { observer } from 'mobx-react-lite';
import { Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { Row } from '../kit/stack.ts';
import { EntryStage } from '../shell/entry-stage.tsx';
import { ReturnToLogin } from './registration-stage.tsx';
import type { RegistrationViewModel } from './registration.view-model.ts';

const STAGES = {
  refuse: {
    title: 'Keep your contact as it is?',
    text: 'Our support was asked to change a contact of your account. If you refuse, the change is off and everything stays as it is. If the change is yours, close this page.',
  },
  refused: {
    title: 'The change was refused',
    text: 'Your contacts stay as they are. If you did not ask for the change, somebody may know your password: choose a new one, and call support.',
  },
  refusalOver: {
    title: 'This change does not wait any more',
    text: 'It is in force already, was taken back, or ran out. If it was not you who asked for it, call support now.',
  },
} as const;

/** Lets the owner of a contact stop a change by support. Requires a press; merely opening the link decides nothing. */
export const RefuseContact = observer(
  ({ at, model }: { readonly at: keyof typeof STAGES; readonly model: RegistrationViewModel }) => (
    <EntryStage {...STAGES[at]}>
      <Refusal of={model.submission} />
      <Row gap={3} wrap={3} phone="blocks">
        {at === 'refuse' && (
          <Button
            look="primary"
            size="lg"
            busy={model.submission.busy}
            onClick={() => void model.refuse()}
          >
            Refuse the change
          </Button>
        )}
        <ReturnToLogin look={at === 'refuse' ? 'secondary' : 'primary'} />
      </Row>
    </EntryStage>
  ),
);
