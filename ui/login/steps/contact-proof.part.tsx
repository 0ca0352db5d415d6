import ArrowPathIcon from '@heroicons/react/20/solid/ArrowPathIcon';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { CodeInput } from '#ui/kit/code-input.tsx';
import { HiddenText } from '#ui/kit/hidden-text.tsx';
import { LinkButton } from '#ui/kit/link-button.tsx';
import { useModel } from '#ui/shell/use-model.ts';
import { loginProofApi } from '#core/login/login-proof.api.ts';
import { clockOf, spokenWait } from '../../forms/countdown.ts';
import { Row } from '../../kit/stack.ts';
import { Strong, Text } from '../../kit/text.ts';
import { StepFrame } from './step-frame.tsx';
import { ContactProofViewModel } from './contact-proof.view-model.ts';
import { createSection } from '../../sections/section.ts';

/** Asks for a code before the password is checked. The texts are the same for known and unknown usernames (SECURITY.md §2.4). */
export const ContactProof = observer(() => {
  const model = useModel('contactProof');
  const input = useRef<HTMLInputElement>(null);
  const { focusRequests, resendWait } = model.code;
  useEffect(() => {
    if (focusRequests > 0) input.current?.focus();
  }, [focusRequests]);
  return (
    <StepFrame
      title="Enter a code first"
      why={
        <>
          If we have an email address or phone number for <Strong ink>{model.identifier}</Strong>,
          the newest code sent there works for 10 minutes, no matter who requested it. If you get no
          code, call support.
        </>
      }
      onSubmit={() => void model.submit()}
      back={{ label: 'Back to sign in', go: () => model.leave() }}
    >
      <CodeInput
        ref={input}
        id="code"
        label="Code"
        value={model.code.digits}
        help="It is checked as soon as you enter the sixth digit, and then your password."
        onChange={(text) => void model.enterCode(text)}
      />
      <Button type="submit" look="primary" size="lg" block busy={model.busy}>
        Continue
      </Button>
      <Row as="span" gap={2}>
        <LinkButton disabled={model.resendBlocked} onClick={() => void model.send()}>
          <ArrowPathIcon width={20} height={20} aria-hidden />
          Send another code
        </LinkButton>
        {resendWait.running && (
          <Text as="b" size="label" steady aria-hidden>
            {clockOf(resendWait.left)}
          </Text>
        )}
      </Row>
      <HiddenText role="status">{spokenWait('code', resendWait.spoken)}</HiddenText>
    </StepFrame>
  );
});

/** Lets a person sign in with a code while others are guessing passwords for the same username. */
export const section = createSection(ContactProof, {
  contactProof: ({ login, clock, gatewayOf }) => {
    const proof = gatewayOf(loginProofApi);
    return new ContactProofViewModel({
      login,
      gateway: { requestProof: proof.requestLoginProof, proveContact: proof.proveLoginContact },
      clock,
    });
  },
});
