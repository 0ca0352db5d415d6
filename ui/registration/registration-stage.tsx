import { useNavigate } from 'react-router-dom';
import { observer } from 'mobx-react-lite';
import { Row } from '../kit/stack.ts';
import { usePageData } from '../shell/page-data.ts';
import { Button } from '../kit/button.tsx';
import { HiddenText } from '../kit/hidden-text.tsx';
import { clockOf, spokenWait } from '../forms/countdown.ts';
import { Refusal } from '../forms/form.tsx';
import { EntryStage } from '../shell/entry-stage.tsx';
import type { RegistrationViewModel } from './registration.view-model.ts';

/** A button that opens the sign-in form (spec §2.5). The button replaces the history entry, so that Back does not return to a used link. */
export const ReturnToLogin = ({ look }: { readonly look: 'primary' | 'secondary' }) => {
  const navigate = useNavigate();
  return (
    <Button look={look} size="lg" onClick={() => void navigate('/login', { replace: true })}>
      Return to Login
    </Button>
  );
};

const WORDS = {
  expired: {
    title: 'This link has expired',
    text: 'Links work for 24 hours, and only the newest one is valid. We can send a new one to the same address.',
  },
  resent: {
    title: 'Check your email',
    text: 'We sent a new link to the same address. It works for 24 hours.',
  },
} as const;

const STAFF_TEXT =
  'Links work for 24 hours, and only the newest one is valid. Your provider can give you a new one.';

/**
 * Reports a link that is no longer valid, and the result of requesting a new one (spec §2.5, §8). Only customers can
 * request a new link; other people ask the portal's operator.
 */
export const LinkOver = observer(
  ({ at, model }: { readonly at: keyof typeof WORDS; readonly model: RegistrationViewModel }) => {
    const mayResend = usePageData().configuration.variant === 'consumer';
    const { resendWait } = model;
    const sent = at === 'resent';
    const button = (
      <Button
        key="request"
        look={sent ? 'secondary' : 'primary'}
        size="lg"
        busy={model.submission.busy}
        disabled={resendWait.running}
        onClick={() => void model.resend()}
      >
        Request New Link
        {resendWait.running && <span aria-hidden>{clockOf(resendWait.left)}</span>}
      </Button>
    );
    const back = <ReturnToLogin key="back" look={sent || !mayResend ? 'primary' : 'secondary'} />;
    return (
      <EntryStage title={WORDS[at].title} text={mayResend ? WORDS[at].text : STAFF_TEXT}>
        <Refusal of={model.submission} />
        <Row gap={3} wrap={3} phone="blocks">
          {mayResend ? (sent ? [back, button] : [button, back]) : back}
        </Row>
        <HiddenText role="status">{spokenWait('link', resendWait.spoken)}</HiddenText>
      </EntryStage>
    );
  },
);
