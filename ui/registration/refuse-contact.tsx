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
    text: 'Our support was asked to change a contact of your account. If you refuse, nothing changes. If you asked for this change, close this page.',
  },
  refused: {
    title: 'The change was refused',
    text: 'Your contacts stay as they are. If you did not ask for the change, someone may know your password. Choose a new one and call support.',
  },
  refusalOver: {
    title: 'This change is no longer pending',
    text: 'It was already applied, withdrawn or has expired. If you did not ask for it, call support now.',
  },
} as const;

/** Lets the owner of a contact stop support from changing it. Opening the link decides nothing; the person must press a button. */
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
