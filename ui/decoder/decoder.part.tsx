import CheckBadgeIcon from '@heroicons/react/16/solid/CheckBadgeIcon';
import CodeBracketIcon from '@heroicons/react/24/outline/CodeBracketIcon';
import XCircleIcon from '@heroicons/react/16/solid/XCircleIcon';
import { observer } from 'mobx-react-lite';
import { counted } from '#core/kernel/counted.rule.ts';
import { handlingOf } from '#core/signals/handling-of.rule.ts';
import { meaningOf } from '#core/signals/meaning-of.rule.ts';
import type { Foreseen } from '#core/signals/foreseen.schema.ts';
import type { DecodedSignal } from '#core/signals/signal.ts';
import { historyApi } from '#core/history/history.api.ts';
import { Badge } from '../kit/badge.tsx';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Facts } from '../kit/facts.tsx';
import { Field } from '../kit/field.tsx';
import { FrameParts } from '../kit/frame-parts.tsx';
import { Grid } from '../kit/grid.ts';
import { Row, Stack } from '../kit/stack.ts';
import { Heading, Text } from '../kit/text.ts';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { useModel } from '../shell/use-model.ts';
import { DecoderViewModel, EXAMPLES, type DecodedLine } from './decoder.view-model.ts';
import { createSection } from '../sections/section.ts';

const LANGUAGES = { CID: 'Contact ID', SIA: 'SIA', 'DC-09': 'DC-09 frame' } as const;
const QUALIFIERS = {
  new: 'New event or opening',
  restore: 'Restore or closing',
  status: 'Condition still present',
} as const;

/** Returns the meaning and handling of a signal according to the code tables, without an account's zones. */
const byTable = (signal: DecodedSignal) => {
  const meaning = meaningOf(signal);
  const handling = handlingOf(signal);
  return [
    {
      name: 'Meaning',
      value:
        meaning === null
          ? `${signal.code} is not in any code table, so it is only logged.`
          : meaning.text,
    },
    { name: 'Qualifier', value: QUALIFIERS[signal.qualifier] },
    {
      name: 'Partition',
      value: signal.area === null ? null : String(signal.area),
      absent: 'Not sent',
    },
    { name: 'Zone', value: signal.zone },
    { name: 'User', value: signal.user },
    { name: 'Text', value: signal.text },
    { name: 'Service type', value: meaning?.serviceType },
    { name: 'Priority', value: meaning === null ? null : String(meaning.priority) },
    { name: 'By default', value: handling },
  ];
};

const atAccount = ({ rule, outcome, text, serviceType, priority }: Foreseen) => [
  { name: 'Meaning', value: text },
  { name: 'Rule', value: rule },
  { name: 'What happens', value: outcome },
  { name: 'Service type', value: serviceType },
  { name: 'Priority', value: String(priority) },
];

/** A card with one pasted line: its result, its parts, and the meaning of its signals. */
const LineCard = observer(
  ({ model, line }: { readonly model: DecoderViewModel; readonly line: DecodedLine }) => {
    const { num, language, parts, faults, checks, signals } = line;
    const isRight = faults.length === 0;
    const foreseen = model.foreseenOf(num);
    const account = model.asked.at === 'answered' ? model.asked.value : null;
    return (
      <Card
        title={`Line ${num}, ${LANGUAGES[language]}`}
        actions={
          <Badge tone={isRight ? 'ok' : 'alarm'} icon={isRight ? CheckBadgeIcon : XCircleIcon}>
            {isRight ? 'Right' : 'A receiver would refuse it'}
          </Badge>
        }
      >
        <Stack gap={4}>
          {parts.length > 0 && <FrameParts label={`Line ${num}, part by part`} parts={parts} />}
          {[...faults, ...checks].map((text) => (
            <Text key={text} size="small" tone={isRight ? 'muted' : 'alarm'} strong={!isRight}>
              {text}
            </Text>
          ))}
          {signals.length === 0 && isRight && (
            <Text size="small" tone="muted">
              No signal: a link test or an acknowledgment.
            </Text>
          )}
          {signals.map((signal, at) => {
            const found = foreseen[at];
            return (
              <Grid key={at} columns="fields" gap={5}>
                <Stack gap={1}>
                  <Heading as="h3">From the code tables</Heading>
                  <Facts facts={byTable(signal)} />
                </Stack>
                {account !== null && found !== undefined && (
                  <Stack gap={1}>
                    <Heading as="h3">{`At ${account.transmitterCode}, ${account.siteName}`}</Heading>
                    <Facts facts={atAccount(found)} />
                  </Stack>
                )}
              </Grid>
            );
          })}
        </Stack>
      </Card>
    );
  },
);

const AccountField = observer(({ model }: { readonly model: DecoderViewModel }) => {
  const { asked, named, unasked } = model;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void model.ask();
      }}
    >
      <Stack gap={3}>
        <Field
          id="decoder-account"
          label="Evaluate for account"
          placeholder={named ?? 'Transmitter code, e.g. HP1561'}
          help={
            named === null
              ? 'Uses its zones and rules as they are now. Nothing is logged.'
              : `If blank, account ${named} from the frame is used. Nothing is logged.`
          }
          autoComplete="off"
          spellCheck={false}
          value={model.xmit}
          error={model.xmitComplaint ?? (asked.at === 'failed' ? asked.text : null)}
          onChange={(xmit) => model.typeXmit(xmit)}
        />
        <Row gap={3} wrap={1}>
          <Button
            type="submit"
            look="primary"
            busy={asked.at === 'asking'}
            disabled={!model.mayAsk}
          >
            What would happen
          </Button>
          {unasked > 0 && (
            <Text size="small" tone="muted">
              {`The first 20 signals are evaluated, ${counted(unasked, 'signal')} not.`}
            </Text>
          )}
        </Row>
      </Stack>
    </form>
  );
});

/** Decodes pasted Contact ID, SIA and DC-09 frames in the browser (domain guide 6.15, 7). */
export const DecoderPart = observer(() => {
  const model = useModel('decoder');
  const { lines, left } = model;
  return (
    <Stack gap={4}>
      <Card title="Signals">
        <Grid columns="fields" gap={5}>
          <TextAreaField
            id="decoder-text"
            label="Contact ID, SIA or DC-09"
            help="One signal per line, in full or short, like 1134 z3. It stays in this browser."
            value={model.text}
            error={model.complaint}
            onChange={(text) => model.type(text)}
          />
          <AccountField model={model} />
        </Grid>
      </Card>
      {lines.length === 0 ? (
        <Card>
          <EmptyState
            icon={CodeBracketIcon}
            title="Nothing to decode yet"
            text="Paste what a panel or receiver sent. Every part is explained and checksums are verified."
            action={
              <Button size="sm" onClick={() => model.type(EXAMPLES.join('\n'))}>
                Try examples
              </Button>
            }
          />
        </Card>
      ) : (
        lines.map((line) => <LineCard key={line.num} model={model} line={line} />)
      )}
      {left > 0 && (
        <Text role="status" size="small" tone="muted">
          {`The first 50 lines are decoded, ${counted(left, 'line')} not.`}
        </Text>
      )}
    </Stack>
  );
});

/**
 * The section of the signal decoder in Resources. Its view model is a shared instance, so that the pasted text is kept
 * when the user opens another screen.
 */
export const section = createSection(
  DecoderPart,
  {},
  { decoder: ({ gatewayOf }) => new DecoderViewModel(gatewayOf(historyApi)) },
);
