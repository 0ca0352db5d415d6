import { observer } from 'mobx-react-lite';
import type { JoinForm } from '#core/registration/registration-forms.schema.ts';
import type { Invited } from '#core/registration/invited.schema.ts';
import { Form, Refusal, useFocusWrong } from '../forms/form.tsx';
import { PasswordRequirements } from '../forms/password-requirements.tsx';
import { Button } from '../kit/button.tsx';
import { Field } from '../kit/field.tsx';
import { HelpFlyout } from '../kit/help-flyout.tsx';
import { keepFocus } from '../kit/keep-focus.ts';
import { PasswordField } from '../kit/password-field.tsx';
import { useUnsavedWork } from '../shell/use-unsaved-work.tsx';
import { RegistrationStage } from './registration-stage.tsx';
import type { RegistrationViewModel } from './registration.view-model.ts';

/** Somebody a dealer invited chooses how they sign in; the link is used up only when it is saved (domain guide 6.10). */
export const JoinStage = observer(
  ({ model, invited }: { readonly model: RegistrationViewModel; readonly invited: Invited }) => {
    const { joinForm: form } = model;
    useFocusWrong(form);
    useUnsavedWork(model.dirty, () => undefined);
    const password = (name: keyof JoinForm, label: string, help?: string) => (
      <PasswordField
        {...form.bind(name)}
        name={name}
        label={label}
        help={help}
        autoComplete="new-password"
      />
    );
    return (
      <RegistrationStage
        title={`Join ${invited.dealer}`}
        text={`${invited.name}, choose how you sign in.`}
      >
        <Form
          gap={5}
          method="post"
          aria-labelledby="stage-title"
          onMouseDown={keepFocus}
          onSend={() => model.join()}
        >
          <Refusal of={model.submission} />
          <Field
            {...form.bind('username')}
            name="username"
            label="Username"
            help="5 to 50 characters with a letter, without your dealer number."
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <HelpFlyout
            id="password-help"
            opener="Password requirements"
            title="A good password"
            help={<PasswordRequirements requirements={model.joinRequirements} />}
            first={password('password', 'Password', '12 to 32 characters.')}
            rest={password('confirmPassword', 'Confirm password')}
          />
          <Button type="submit" look="primary" size="lg" block busy={model.submission.busy}>
            Save
          </Button>
        </Form>
      </RegistrationStage>
    );
  },
);
