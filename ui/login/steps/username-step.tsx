import { observer } from 'mobx-react-lite';
import { LIMITS } from '#core/kernel/limits.ts';
import { Button } from '#ui/kit/button.tsx';
import { Field } from '#ui/kit/field.tsx';
import { useRegistry } from '#ui/shell/registry.ts';
import { useModel } from '#ui/shell/use-model.ts';
import { StepFrame } from './step-frame.tsx';
import { useFocusWrong } from '../../forms/form.tsx';

/** A new name in place of one that gives a dealer number away (spec §2.4 usernameReset). */
export const UsernameStep = observer(() => {
  const login = useRegistry().create('login');
  const model = useModel('usernameStep');
  const { form, run } = model;
  useFocusWrong(form);
  const words = form.errors.username ?? [];
  return (
    <StepFrame
      login={login}
      title="Choose a new username"
      why="Usernames that contain a dealer number must be changed, because they are easy to guess. You sign in with the new one from now on."
      onSubmit={() => void model.submit()}
    >
      <Field
        {...form.bind('username')}
        name="username"
        data-first
        label="New username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={words.length > 0 ? words.join('. ') : null}
        help={`${LIMITS.newUsernameMin} to ${LIMITS.newUsernameMax} characters with at least one letter, without a dealer number.`}
        counter={`${form.values.username.length}/${LIMITS.newUsernameMax}`}
      />
      <Button type="submit" look="primary" size="lg" block busy={run.busy}>
        Update username
      </Button>
    </StepFrame>
  );
});
