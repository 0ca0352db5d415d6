import ArrowPathIcon from '@heroicons/react/20/solid/ArrowPathIcon';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { LinkLook } from '#core/report-links/linked-report.schema.ts';
import { CodeSent } from '../forms/code-sent.tsx';
import { clockOf, spokenWait } from '../forms/countdown.ts';
import { Form } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { ChoiceChips } from '../kit/choice-chips.tsx';
import { CodeInput } from '../kit/code-input.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { FormAlert } from '../kit/form-alert.tsx';
import { HiddenText } from '../kit/hidden-text.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { Row } from '../kit/stack.ts';
import { Strong, Text } from '../kit/text.ts';
import type { ReportLinkViewModel } from './report-link.view-model.ts';

interface Props {
  readonly model: ReportLinkViewModel;
  readonly look: LinkLook;
}

const WAYS = { email: 'Email', cellPhone: 'Text message' } as const;

/** The choice of the channel for the code. Shown only if there is more than one channel. */
const Channel = observer(({ model, look }: Props) =>
  look.contacts.length < 2 ? null : (
    <ChoiceChips
      id="report-code-way"
      label="Send the code by"
      value={model.sentTo}
      options={look.contacts.map(({ type }) => ({ value: type, text: WAYS[type] }))}
      onChange={(type) => model.choose(type)}
    />
  ),
);

const Digits = observer(({ model, look }: Props) => {
  const { code } = model;
  const input = useRef<HTMLInputElement>(null);
  const { focusRequests, resendWait } = code;
  useEffect(() => {
    input.current?.focus();
  }, [focusRequests]);
  return (
    <>
      <CodeInput
        ref={input}
        id="report-code"
        label="Verification code"
        value={code.digits}
        help="It works for 10 minutes, in this browser only."
        onChange={(text) => {
          code.enter(text);
        }}
      />
      <Channel model={model} look={look} />
      <Row as="span" gap={2}>
        <LinkButton disabled={model.resendBlocked} onClick={() => void model.send()}>
          <ArrowPathIcon width={20} height={20} aria-hidden />
          Resend Code
        </LinkButton>
        {resendWait.running && (
          <Text as="b" size="label" steady aria-hidden>
            {clockOf(resendWait.left)}
          </Text>
        )}
        <HiddenText role="status">{spokenWait('code', resendWait.spoken)}</HiddenText>
      </Row>
    </>
  );
});

const maskedOf = ({ contacts }: LinkLook, type: string): string =>
  contacts.find((one) => one.type === type)?.masked ?? '';

/**
 * Asks for the code of a mailed report (spec §2.5 "Reports download"). The code is sent only after a press, because mail
 * scanners also open links.
 */
export const ReportCodeDialog = observer(({ model, look }: Props) => {
  const { run, codeSent, sentTo } = model;
  const [expire] = useState(() => () => run.clear());
  const { notice } = run;
  const masked = maskedOf(look, sentTo);
  return (
    <Dialog
      id="report-code-dialog"
      title={codeSent ? 'Enter your code' : 'Verification code'}
      onClose={() => model.ask(false)}
      foot={
        <>
          <Button onClick={() => model.ask(false)}>Cancel</Button>
          <Button
            look="primary"
            type="submit"
            data-first=""
            form="report-code-form"
            busy={run.busy}
            disabled={codeSent && !model.mayVerify && !run.busy}
          >
            {codeSent ? 'Verify' : 'Send code'}
          </Button>
        </>
      }
    >
      <Form
        id="report-code-form"
        method="post"
        gap={5}
        onSend={() => void (codeSent ? model.verify() : model.send())}
      >
        <Text size="form" tone="muted" wrap="anywhere">
          {codeSent ? (
            <CodeSent
              departure={model.departure.state}
              to={masked}
              why="before you see the report."
              otherMethod={look.contacts.length > 1}
            />
          ) : (
            <>
              This report is for <Strong>{masked}</Strong> only. We send a code of 6 digits there to
              make sure it is you.
            </>
          )}
        </Text>
        {notice !== null && (
          <FormAlert key={notice.id} tone="error" {...notice} onExpire={expire} />
        )}
        {codeSent ? <Digits model={model} look={look} /> : <Channel model={model} look={look} />}
      </Form>
    </Dialog>
  );
});
