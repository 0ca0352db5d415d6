import { observer } from 'mobx-react-lite';
import { Form, useFocusWrong } from '../forms/form.tsx';
import { LIMITS } from '#core/kernel/limits.ts';
import { Facts } from '../kit/facts.tsx';
import { Field } from '../kit/field.tsx';
import type { UserAccountViewModel } from './user-account.view-model.ts';

/** Who one is, and the two contacts one can change. */
export const ContactForm = observer(({ model }: { readonly model: UserAccountViewModel }) => {
  const { form, person } = model;
  useFocusWrong(form);
  if (person === null) return null;
  const customer = person.applicationNum === 3;
  return (
    <Form width="form" afterAlert id="account-form" onSend={() => model.save()}>
      <Facts
        facts={[
          { name: 'Name', value: person.name },
          { name: 'Username', value: person.username },
        ]}
      />
      <Field
        {...form.bind('email')}
        type="email"
        label="Email"
        autoComplete="email"
        data-first=""
        maxLength={LIMITS.email}
        help={
          customer
            ? 'You sign in with this address. A new one is confirmed by a code sent to it.'
            : 'A new address is confirmed by a code sent to it.'
        }
      />
      <Field
        {...form.bind('phone')}
        type="tel"
        label="Phone"
        autoComplete="tel"
        help="It must be able to receive text messages. Leave it empty to have none."
      />
    </Form>
  );
});
