import { shownEmail } from '#core/kernel/shown-email.rule.ts';
import { observer } from 'mobx-react-lite';
import { formatPhone } from '#core/kernel/format-phone.rule.ts';
import { LIMITS } from '#core/kernel/limits.ts';
import type { LoginStep } from '#core/permission/login-step.ts';
import type { SupportedUser } from '#core/support/supported-users.schema.ts';
import { CONTACT_TEXT } from '#core/support/diagnostics-of.rule.ts';
import { STEP_TEXT } from '#core/login/login-step-text.ts';
import type { AskStepForm } from '#core/support/asked-step.schema.ts';
import type { FormState } from '../forms/form-state.ts';
import { FormDialog, Refusal, useFocusWrong } from '../forms/form.tsx';
import { Checkbox, CheckboxNote } from '../kit/checkbox.tsx';
import { Facts } from '../kit/facts.tsx';
import { Field } from '../kit/field.tsx';
import { SegmentField } from '../kit/segment-field.tsx';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { useGuardedLeave } from '../shell/use-unsaved-work.tsx';
import type {
  CorrectionQuestion,
  NextSignInViewModel,
  StepQuestion,
} from './next-sign-in.view-model.ts';

interface WhyProps {
  readonly form: Pick<FormState<AskStepForm>, 'bind' | 'type' | 'values'>;
  readonly user: SupportedUser;
  readonly first?: boolean;
}

/** The reason for the audit log, and the choice whether running sessions end. */
const Why = observer(({ form, user, first = false }: WhyProps) => (
  <>
    <TextAreaField
      {...form.bind('reason')}
      label="Reason"
      help="Shown in the audit log and next to the request."
      counter={`${form.values.reason.length} / ${LIMITS.impersonationReason}`}
      {...(first && { 'data-first': '' })}
    />
    {user.openSessions > 0 && (
      <div>
        <Checkbox
          id="end-sessions"
          checked={form.values.endSessions}
          onChange={(checked) => form.type('endSessions', checked)}
        >
          End running sessions
        </Checkbox>
        <CheckboxNote>
          {form.values.endSessions
            ? 'They are signed out everywhere at once. Unsaved work is lost.'
            : 'They stay signed in until their sessions end. The request waits until then.'}
        </CheckboxNote>
      </div>
    )}
  </>
));

const EFFECTS: Readonly<Record<LoginStep, string>> = {
  contactInfo:
    'Removes the account’s email, phone, remembered browsers and pending codes. The next sign-in asks for a new contact and verifies it. The old contacts are notified. If you withdraw this, they are restored.',
  mfaVerify:
    'Every sign-in asks for a code, and remembered browsers are removed. If you withdraw this, codes are asked for as before, but browsers stay removed.',
  usernameReset: 'The next sign-in asks for another username.',
  securityQuestions: 'The next sign-in asks for new security questions and answers.',
  passwordReset: 'The next sign-in asks for a new password. They are notified by email.',
};

const StepDialog = observer(
  ({
    model,
    question,
    user,
  }: {
    readonly model: NextSignInViewModel;
    readonly question: StepQuestion;
    readonly user: SupportedUser;
  }) => {
    const { form, step, submission } = question;
    const leave = () => model.leaveIt();
    const { close, question: unsaved } = useGuardedLeave(model.dirty && !submission.busy, leave);
    useFocusWrong(form);
    const reset = step === 'contactInfo';
    return (
      <>
        {unsaved}
        <FormDialog
          id="ask-step"
          title={reset ? `Reset MFA of ${user.name}` : `Require ${STEP_TEXT[step].toLowerCase()}`}
          press={reset ? 'Reset MFA' : 'Require'}
          busy={submission.busy}
          onClose={close}
          onSubmit={() => void model.sendStep()}
        >
          <Refusal of={submission} />
          <p>{EFFECTS[step]}</p>
          <Why form={form} user={user} first />
        </FormDialog>
      </>
    );
  },
);

const TYPES = [
  { value: 'email', text: 'Email' },
  { value: 'cellPhone', text: 'Phone' },
] as const;

const CorrectionDialog = observer(
  ({
    model,
    question,
    user,
  }: {
    readonly model: NextSignInViewModel;
    readonly question: CorrectionQuestion;
    readonly user: SupportedUser;
  }) => {
    const { form, submission } = question;
    const leave = () => model.leaveIt();
    const { close, question: unsaved } = useGuardedLeave(model.dirty && !submission.busy, leave);
    useFocusWrong(form);
    const { type } = form.values;
    const login = user.applicationNum === 3 && type === 'email';
    return (
      <>
        {unsaved}
        <FormDialog
          id="correct-contact"
          title={`Correct contact of ${user.name}`}
          press="Correct contact"
          busy={submission.busy}
          onClose={close}
          onSubmit={() => void model.sendCorrection()}
        >
          <Refusal of={submission} />
          <Facts
            facts={[
              { name: 'Email now', value: user.email && shownEmail(user.email), absent: 'None' },
              {
                name: 'Phone now',
                value: user.phoneNumber && formatPhone(user.phoneNumber),
                absent: 'None',
              },
            ]}
          />
          <SegmentField {...form.bind('type')} label="Contact" options={TYPES} />
          <Field
            {...form.bind('value')}
            label={type === 'email' ? 'New email' : 'New phone'}
            help={`After the password, the next sign-in sends a code there. Until it is entered, the old ${CONTACT_TEXT[type]} stays; it is notified and can refuse.${login ? ' From then on they sign in with the new address.' : ''}`}
            type={type === 'email' ? 'email' : 'tel'}
            autoComplete="off"
            data-first=""
          />
          <Why form={form} user={user} />
        </FormDialog>
      </>
    );
  },
);

/** The open dialog about one person's next sign-in. */
export const NextSignInDialogs = observer(
  ({ model, user }: { readonly model: NextSignInViewModel; readonly user: SupportedUser }) => {
    const { stepQuestion, correctionQuestion } = model;
    if (stepQuestion !== null)
      return <StepDialog model={model} question={stepQuestion} user={user} />;
    if (correctionQuestion !== null)
      return <CorrectionDialog model={model} question={correctionQuestion} user={user} />;
    return null;
  },
);
