import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { LIMITS } from '#core/kernel/limits.ts';
import { Field } from '../kit/field.tsx';
import { SegmentField } from '../kit/segment-field.tsx';
import { Strong, Text } from '../kit/text.ts';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { FormDialog, Refusal, useFocusWrong } from '../forms/form.tsx';
import { useGuardedClose } from '../shell/use-unsaved-work.tsx';
import { useModel } from '../shell/use-model.ts';
import { IMPERSONATION_MINUTES } from './view-as.view-model.ts';
import { createSection } from '../sections/section.ts';
import { viewAsModels } from './view-as.models.ts';

const MODES = [
  { value: 'look', text: 'Look only' },
  { value: 'act', text: 'Act for user' },
] as const;

const LENGTHS = IMPERSONATION_MINUTES.map((value) => ({ value, text: `${value} min` }));

const EFFECTS = {
  look: 'Nothing can be changed.',
  act: 'Your changes are made for the user. Only the user can change the password, contacts, security questions and agreements.',
} as const;

/** The View as dialog: asks for reason, mode and duration before the impersonation starts (domain guide 6.17). */
export const ViewAsDialog = observer(() => {
  const model = useModel('viewAs');
  const navigate = useNavigate();
  const { form, subject } = model;
  const { close, question } = useGuardedClose(model.dirty && !model.submission.busy);
  useFocusWrong(form);
  if (subject === null) return null;
  const submit = async (): Promise<void> => {
    if (await model.submit()) await navigate('/');
  };
  return (
    <>
      {question}
      <FormDialog
        id="view-as"
        title={`View as ${subject.name}`}
        press="View as user"
        busy={model.submission.busy}
        onClose={close}
        onSubmit={() => void submit()}
      >
        <Refusal of={model.submission} />
        <p>
          You see the portal as <Strong>{subject.username}</Strong>. The session is recorded with
          your name, and the user sees it and its reason on their security page.
        </p>
        <TextAreaField
          {...form.bind('reason')}
          label="Reason"
          help="What the user asked for or reported."
          counter={`${form.values.reason.length} / ${LIMITS.impersonationReason}`}
          data-first=""
        />
        <Field {...form.bind('ticket')} label="Ticket no." help="Optional." autoComplete="off" />
        {model.mayAct && <SegmentField {...form.bind('mode')} label="Mode" options={MODES} />}
        <Text size="small" tone="muted" near>
          {EFFECTS[form.values.mode]}
        </Text>
        <SegmentField {...form.bind('minutes')} label="Ends after" options={LENGTHS} />
      </FormDialog>
    </>
  );
});

export const section = createSection(ViewAsDialog, viewAsModels);
