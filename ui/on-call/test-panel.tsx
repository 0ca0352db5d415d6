import CheckCircleIcon from '@heroicons/react/16/solid/CheckCircleIcon';
import ClockIcon from '@heroicons/react/16/solid/ClockIcon';
import PaperAirplaneIcon from '@heroicons/react/20/solid/PaperAirplaneIcon';
import XCircleIcon from '@heroicons/react/16/solid/XCircleIcon';
import { observer } from 'mobx-react-lite';
import type { OnCallOverview, OnCallTestPage } from '#core/on-call/on-call-overview.schema.ts';
import { Refusal } from '../forms/form.tsx';
import { Badge } from '../kit/badge.tsx';
import { Button } from '../kit/button.tsx';
import { DockedPanel, PanelFields } from '../kit/docked-panel.tsx';
import { formatSeconds } from '../kit/format-time.ts';
import { Grow } from '../kit/stack.ts';
import { SegmentField } from '../kit/segment-field.tsx';
import { Text } from '../kit/text.ts';
import type { TestPage } from './test-page.view-model.ts';

const STATES = {
  queued: { tone: 'info', icon: ClockIcon, word: 'Queued' },
  sent: { tone: 'ok', icon: CheckCircleIcon, word: 'Sent' },
  failed: { tone: 'alarm', icon: XCircleIcon, word: 'Failed' },
} as const;

const textOf = ({ askedAt, sentAt, state }: OnCallTestPage, timeZone: string): string => {
  if (state === 'sent' && sentAt !== null)
    return `It went out at ${formatSeconds(sentAt, timeZone)}. If it does not arrive, check the number or the address.`;
  if (state === 'failed') return 'It could not be sent. Check the number or the address.';
  return `Waiting to go out since ${formatSeconds(askedAt, timeZone)}. A message that cannot be sent is tried again.`;
};

/** A panel where a person sends a real test page to their own phone or e-mail and sees the result. */
export const TestPanel = observer(
  ({
    overview,
    page,
    onClose,
  }: {
    readonly overview: OnCallOverview;
    readonly page: TestPage;
    readonly onClose: () => void;
  }) => {
    const { channel, sent, submission } = page;
    return (
      <DockedPanel
        title="Test page"
        onClose={onClose}
        foot={
          <>
            <Grow />
            <Button onClick={onClose}>Close</Button>
            <Button
              look="primary"
              icon={<PaperAirplaneIcon />}
              busy={submission.busy}
              onClick={() => void page.send()}
            >
              {sent === null ? 'Send it to me' : 'Send another'}
            </Button>
          </>
        }
      >
        <PanelFields>
          <Refusal of={submission} />
          <Text>A real message, sent the same way as a page. It goes only to you.</Text>
          <SegmentField
            id="test-channel"
            label="How"
            options={[
              { value: 'sms', text: 'Text message' },
              { value: 'email', text: 'Email' },
            ]}
            value={channel}
            onChange={(value) => page.choose(value)}
          />
          <div role="status">
            {sent !== null && (
              <>
                <Badge tone={STATES[sent.state].tone} icon={STATES[sent.state].icon}>
                  {STATES[sent.state].word}
                </Badge>
                <Text size="small" tone="muted">
                  {textOf(sent, overview.timeZone)}
                </Text>
              </>
            )}
          </div>
        </PanelFields>
      </DockedPanel>
    );
  },
);
