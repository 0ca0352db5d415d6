import { observer } from 'mobx-react-lite';
import { Form } from '../forms/form.tsx';
import type { FirstPassword } from '#core/registration/registration-forms.schema.ts';
import { Button } from '../kit/button.tsx';
import { keepFocus } from '../kit/keep-focus.ts';
import { PasswordField } from '../kit/password-field.tsx';
import { Refusal } from '../forms/refusal.tsx';
import { useFocusWrong } from '../forms/use-focus-wrong.ts';
import { useUnsavedWork } from '../shell/use-unsaved-work.ts';
import { RegistrationStage } from './registration-stage.tsx';
import type { RegistrationViewModel } from './registration.view-model.ts';
import { PasswordRequirements } from '../forms/password-requirements.tsx';
import { HelpFlyout } from '../kit/help-flyout.tsx';

/** An invited person chooses the first password (spec §2.5); the link is used up only when it is saved. */
export const FirstPasswordForm = observer(
  ({
    model,
    providerName,
  }: {
    readonly model: RegistrationViewModel;
    readonly providerName: string;
  }) => {
    const { form } = model;
    useFocusWrong(form);
    useUnsavedWork(model.dirty);
    const field = (name: keyof FirstPassword, label: string, help?: string) => (
      <PasswordField
        {...form.bind(name)}
        name={name}
        label={label}
        help={help}
        autoComplete="new-password"
      />
    );
    return (
      <RegistrationStage title="Set your password" text={`For your ${providerName} account.`}>
        <Form
          gap={5}
          method="post"
          aria-labelledby="stage-title"
          onMouseDown={keepFocus}
          onSend={() => model.save()}
        >
          <Refusal of={model.submission} />
          <HelpFlyout
            id="password-help"
            opener="Password requirements"
            title="A good password"
            help={<PasswordRequirements requirements={model.requirements} />}
            first={field('password', 'Password', '12 to 32 characters.')}
            rest={field('confirmPassword', 'Confirm password')}
          />
          <Button type="submit" look="primary" size="lg" block busy={model.submission.busy}>
            Save
          </Button>
        </Form>
      </RegistrationStage>
    );
  },
);
