import { observer } from 'mobx-react-lite';
import { LIMITS } from '#core/kernel/limits.ts';
import { Button } from '#ui/kit/button.tsx';
import { Field } from '#ui/kit/field.tsx';
import { useRegistry } from '#ui/shell/registry.ts';
import { useModel } from '#ui/shell/use-model.ts';
import { StepFrame } from './step-frame.tsx';
import { useFocusWrong } from '../../forms/form.tsx';

/** Where codes shall go: an e-mail address or a phone number (spec §2.4 contactInfo). */
export const ContactStep = observer(() => {
  const login = useRegistry().create('login');
  const model = useModel('contactStep');
  const { form } = model;
  useFocusWrong(form);
  return (
    <StepFrame
      login={login}
      title="Setup multi-factor authentication"
      why="We send a code to this address or number when you sign in, so that a password alone is not enough."
      onSubmit={() => void model.submit()}
    >
      <Field
        {...form.bind('contact')}
        name="contact"
        data-first
        label="Email or Phone"
        autoComplete="email"
        maxLength={LIMITS.contact}
        help="A phone must be able to receive text messages."
      />
      <Button type="submit" look="primary" size="lg" block busy={model.busy}>
        Update
      </Button>
    </StepFrame>
  );
});
