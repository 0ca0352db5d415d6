import SignalIcon from '@heroicons/react/20/solid/SignalIcon';
import { observer } from 'mobx-react-lite';
import { instantOf, isoInstant } from '#core/kernel/instant.ts';
import { LISTEN_MS } from '#core/panel-info/assess-test.rule.ts';
import type { CommunicationTest } from '#core/panel-info/panel-info.schema.ts';
import { Badge } from '../kit/badge.tsx';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { FormAlert } from '../kit/form-alert.tsx';
import { between, formatDuration, formatMoment, formatTime } from '../kit/format-time.ts';
import { HiddenText } from '../kit/hidden-text.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { WaitScale } from './wait-scale.look.tsx';
import { TEST_LOOKS } from './panel-looks.ts';
import type { PartProps } from './part-props.ts';

/** Returns four evenly spaced times from the start to the end of a communication test. */
const timesOf = ({ startedAt }: CommunicationTest, timeZone: string): readonly string[] =>
  [0, 1, 2, 3].map((third) =>
    formatTime(isoInstant(instantOf(startedAt) + (third * LISTEN_MS) / 3), timeZone),
  );

const Waiting = observer(
  ({
    test,
    info,
    now,
  }: Omit<PartProps, 'model' | 'panel'> & { readonly test: CommunicationTest }) => {
    const left = Math.max(0, between(now, test.endsAt));
    return (
      <Stack gap={3}>
        <WaitScale
          left={left < 60000 ? 'Less than 1 m' : formatDuration(left)}
          text="left to receive a signal"
          share={1 - left / LISTEN_MS}
          times={timesOf(test, info.timeZone)}
        />
        <Text strong>Start a test at the panel now.</Text>
        <Text tone="muted" size="small">
          Its menu calls it Test, Communication test or Send test. Requested by {test.startedBy} at{' '}
          {formatTime(test.startedAt, info.timeZone)}.
        </Text>
        <Text tone="muted" size="small">
          You can leave this page. The result is kept here.
        </Text>
      </Stack>
    );
  },
);

const resultText = (test: CommunicationTest, { info, now }: PartProps): string => {
  const asked = `Requested by ${test.startedBy} at ${formatMoment(test.startedAt, now, info.timeZone)}.`;
  return test.state === 'Passed'
    ? `Your panel reached us. ${asked}`
    : `We waited 15 minutes and heard nothing from your panel. ${asked} Try again, or ask ${info.dealer.name} for service.`;
};

const Result = ({ test, part }: { readonly test: CommunicationTest; readonly part: PartProps }) => {
  const { info, now } = part;
  const heard = test.passedAt;
  return (
    <Stack gap={2}>
      <Row gap={2} wrap={1}>
        <Badge {...TEST_LOOKS[test.state]}>
          {heard === null ? test.state : `Passed at ${formatMoment(heard, now, info.timeZone)}`}
        </Badge>
      </Row>
      <Text tone="muted" size="small">
        {resultText(test, part)}
      </Text>
    </Stack>
  );
};

/** Announced to screen readers once; the remaining time then changes silently. */
const WAITS = 'Waiting for the panel. Start a test there now.';

/**
 * Tests whether the panel reaches the central station. The person triggers a test at the panel, and the portal waits 15
 * minutes for its signal (domain guide 6.6).
 */
export const CommunicationCard = observer((part: PartProps) => {
  const { model, panel, info, now } = part;
  const test = panel.communicationTest;
  const waits = test?.state === 'Waiting';
  const problem = model.texts.get(panel.devNum) ?? null;
  return (
    <Card
      title="Communication test"
      actions={waits && <Badge {...TEST_LOOKS.Waiting}>Waiting</Badge>}
    >
      <Stack gap={3}>
        {problem !== null && <FormAlert tone="error" text={problem} />}
        <HiddenText role="status" aria-label="Communication test">
          {test === null ? '' : test.state === 'Waiting' ? WAITS : test.state}
        </HiddenText>
        <div>
          {test === null ? (
            <Text tone="muted" size="small">
              Find out whether your panel reaches us. Start a test at the panel, and we wait 15
              minutes for the signal.
              {panel.monitoring === 'Monitored' && ' Your system stays monitored during the test.'}
            </Text>
          ) : waits ? (
            <Waiting test={test} info={info} now={now} />
          ) : (
            <Result test={test} part={part} />
          )}
        </div>
        {!waits && model.mayChange && (
          <Row>
            <Button
              icon={<SignalIcon />}
              busy={model.testing.busy}
              onClick={() => void model.startTest(panel.devNum)}
            >
              {test === null ? 'Run communication test' : 'Run it again'}
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
});
