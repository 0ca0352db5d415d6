import { observer } from 'mobx-react-lite';
import type { Invited } from '#core/registration/invited.schema.ts';
import { useFocusWrong } from '../forms/form.tsx';
import { Field } from '../kit/field.tsx';
import { useUnsavedWork } from '../shell/use-unsaved-work.tsx';
import { PasswordStage } from './password-stage.tsx';
import type { RegistrationViewModel } from './registration.view-model.ts';

/**
 * The form where a person invited by a dealer chooses a username and password. The link stays valid until the username and
 * password are saved (domain guide 6.10).
 */
export const JoinStage = observer(
  ({ model, invited }: { readonly model: RegistrationViewModel; readonly invited: Invited }) => {
    const { joinForm: form } = model;
    useFocusWrong(form);
    useUnsavedWork(model.dirty, () => undefined);
    return (
      <PasswordStage
        title={`Join ${invited.dealer}`}
        text={`${invited.name}, choose how you sign in.`}
        submission={model.submission}
        requirements={model.joinRequirements}
        bind={(name) => form.bind(name)}
        onSend={() => model.join()}
      >
        <Field
          {...form.bind('username')}
          name="username"
          label="Username"
          help="5 to 50 characters with a letter, without your dealer number."
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </PasswordStage>
    );
  },
);
