import { observer } from 'mobx-react-lite';
import { Form } from '../forms/form.tsx';
import { useEffect, useRef } from 'react';
import { CodeInput } from '../kit/code-input.tsx';
import { ResendLinks } from '../forms/resend-links.tsx';
import type { UserAccountViewModel } from './user-account.view-model.ts';
import { Text } from '../kit/text.ts';

/** The code that proves a new contact; checked by itself when the sixth digit is there. */
export const CodeStage = observer(({ model }: { readonly model: UserAccountViewModel }) => {
  const { proof } = model;
  const input = useRef<HTMLInputElement>(null);
  const { focusRequests } = proof;
  useEffect(() => {
    input.current?.focus();
  }, [focusRequests]);
  return (
    <Form width="form" afterAlert id="account-code" onSend={() => model.verify()}>
      <Text tone="muted" wrap="anywhere" names>
        We sent 6 digits to <b>{proof.sentTo}</b> to make sure it reaches you. The code works for 10
        minutes.
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
