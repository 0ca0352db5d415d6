import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { CodeSent } from '../forms/code-sent.tsx';
import { Form, useFocusWrong } from '../forms/form.tsx';
import { Facts } from '../kit/facts.tsx';
import { Field } from '../kit/field.tsx';
import { PasswordField } from '../kit/password-field.tsx';
import { Text } from '../kit/text.ts';
import { EndOthers } from './end-others.tsx';
import { CodeInput } from '../kit/code-input.tsx';
import { ResendLinks } from '../forms/resend-links.tsx';
import { useRegistry } from '../shell/registry.ts';
import type { UserAccountViewModel } from './user-account.view-model.ts';

/** The form with the person's name and the two contacts the person can change. */
export const ContactForm = observer(({ model }: { readonly model: UserAccountViewModel }) => {
  const { form, person } = model;
  const { mayChangeOwn: mayChange } = useRegistry().create('session').limits;
  useFocusWrong(form);
  if (person === null) return null;
  const customer = person.applicationNum === 3;
  const who = [
    { name: 'Name', value: person.name },
    { name: 'Username', value: person.username },
  ];
  if (!mayChange)
    return (
      <Facts
        facts={[
          ...who,
          { name: 'Email', value: form.values.email },
          { name: 'Phone', value: form.values.phone === '' ? 'None' : form.values.phone },
        ]}
      />
    );
  return (
    <Form width="form" afterAlert id="account-form" onSend={() => model.save()}>
      <Facts facts={who} />
      <Field
        {...form.bind('email')}
        type="email"
        label="Email"
        autoComplete="email"
        data-first=""
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
        help="It must be able to receive text messages. Leave blank for none."
      />
      <EndOthers checked={model.endOthers} onChange={(end) => model.chooseEndOthers(end)} />
    </Form>
  );
});

/** Asks for the person's password before a contact changes, so that an unlocked screen is not enough (SECURITY.md §2.7). */
export const PasswordStage = observer(({ model }: { readonly model: UserAccountViewModel }) => (
  <Form width="form" afterAlert id="account-password" onSend={() => model.confirmPassword()}>
    <Text tone="muted" wrap="anywhere">
      To change where you receive codes and messages, confirm that it is you.
    </Text>
    {/* A hidden username, which password managers need to find the password. */}
    <input type="hidden" name="username" autoComplete="username" value={model.person?.username} />
    <PasswordField
      id="confirm-password"
      name="password"
      label="Your password"
      autoComplete="current-password"
      proof
      autoFocus
      value={model.password}
      onChange={(text) => model.typePassword(text)}
    />
  </Form>
));

/** Asks for the code that proves a new contact. The sixth digit submits the code. */
export const CodeStage = observer(({ model }: { readonly model: UserAccountViewModel }) => {
  const { proof } = model;
  const input = useRef<HTMLInputElement>(null);
  const { focusRequests } = proof;
  useEffect(() => {
    input.current?.focus();
  }, [focusRequests]);
  return (
    <Form width="form" afterAlert id="account-code" onSend={() => model.verify()}>
      <Text tone="muted" wrap="anywhere">
        <CodeSent
          departure={proof.departure.state}
          to={proof.sentTo ?? ''}
          why="to make sure it reaches you. The code works for 10 minutes."
        />
      </Text>
      <CodeInput
        ref={input}
        id="contact-code"
        label="Verification code"
        value={proof.code}
        help="It is checked as soon as you enter the sixth digit."
        onChange={(text) => void model.enterCode(text)}
      />
      <ResendLinks model={model.resending} />
    </Form>
  );
});
