import { observer } from 'mobx-react-lite';
import { explainLine } from '#core/decoder/explain-line.rule.ts';
import type { HistoryDetail, HistoryRow } from '#core/history/history-row.schema.ts';
import { happeningText } from '#core/history/happening-text.rule.ts';
import { usSpelling } from '#core/signals/operator-action.ts';
import { Button } from '../kit/button.tsx';
import { SlideOver } from '../kit/dialog.tsx';
import { Facts } from '../kit/facts.tsx';
import { formatDate, formatSeconds, formatZone } from '../kit/format-time.ts';
import { FrameParts } from '../kit/frame-parts.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Stack } from '../kit/stack.ts';
import { Heading, Text } from '../kit/text.ts';
import { NotLoaded } from '../shell/loaded-view.tsx';
import { KindBadge } from './history-columns.tsx';
import type { HistoryViewModel } from './history.view-model.ts';

const whole = (at: string, timeZone: string): string =>
  `${formatDate(at, at, timeZone)} ${formatSeconds(at, timeZone)} ${formatZone(at, timeZone)}`;

const alarmLink = ({ alarmNum }: HistoryRow, onAlarm: (num: number) => void) =>
  alarmNum === null ? null : (
    <LinkButton onClick={() => onAlarm(alarmNum)}>{`Alarm ${alarmNum}`}</LinkButton>
  );

const rowFacts = (row: HistoryRow, timeZone: string, onAlarm: (num: number) => void) => [
  { name: 'Kind', value: <KindBadge row={row} /> },
  { name: 'Received', value: whole(row.at, timeZone) },
  { name: 'Zone', value: [row.zone, row.zoneText].filter(Boolean).join(' ') },
  { name: 'Area', value: row.areaNum === null ? null : String(row.areaNum) },
  { name: 'User', value: row.panelUser },
  { name: 'Who', value: row.actor },
  { name: 'Contact called', value: row.contact },
  { name: 'Comment', value: row.comment },
  { name: 'Service type', value: row.serviceType },
  { name: 'Priority', value: row.priority === null ? null : String(row.priority) },
  { name: 'Alarm', value: alarmLink(row, onAlarm) },
  { name: 'Disposition', value: usSpelling(row.disposition ?? '') },
];

/** Shows the raw signal part by part, and the account's rule that interpreted it. */
const Signal = ({ detail }: { readonly detail: HistoryDetail }) => {
  const { raw, judged, outcome, receiver, line, panelAt, xmit, timeZone, row } = detail;
  const explained = raw === null ? null : explainLine(raw);
  return (
    <Stack gap={4} above={4}>
      <Facts
        facts={[
          {
            name: 'Receiver',
            value: receiver,
            absent: raw === null ? 'No signal' : 'Not recorded',
          },
          { name: 'Line', value: line },
          {
            name: 'Panel time',
            value: panelAt === null ? null : whole(panelAt, timeZone),
            absent: raw === null ? 'No signal' : 'Not sent',
          },
          { name: 'Transmitter', value: xmit },
          { name: 'Code', value: row.code },
          { name: 'Action taken', value: outcome },
        ]}
      />
      {raw !== null && explained !== null && (
        <>
          <Heading as="h3">Raw signal</Heading>
          <Text whole wrap="anywhere" size="small">
            {raw}
          </Text>
          <FrameParts label="Raw signal, part by part" parts={explained.parts} />
        </>
      )}
      {judged.map(({ rule, text, zone, serviceType, priority }, at) => (
        <Stack key={at} gap={2}>
          <Heading as="h3">With the zones as they are now</Heading>
          <Facts
            facts={[
              { name: 'Rule', value: rule },
              { name: 'Means', value: `${text} (${serviceType}, priority ${priority})` },
              { name: 'Zone', value: zone === null ? null : `${zone.num} ${zone.description}` },
            ]}
          />
        </Stack>
      ))}
    </Stack>
  );
};

/** A drawer with one row and its signal (domain guide 6.12). */
export const RowDrawer = observer(
  ({
    model,
    onClose,
    onAlarm,
  }: {
    readonly model: HistoryViewModel;
    readonly onClose: () => void;
    readonly onAlarm: (num: number) => void;
  }) => {
    const { opened, detail, told } = model;
    if (opened === null || told === null) return null;
    return (
      <SlideOver
        id="history-row"
        onlyRead
        title={happeningText(opened)}
        onClose={onClose}
        foot={
          <Button look="primary" onClick={onClose}>
            Close
          </Button>
        }
      >
        <Facts facts={rowFacts(opened, told.timeZone, onAlarm)} />
        {detail.at === 'loading' && <Skeleton lines={4} label="Loading the signal" />}
        {detail.at === 'failed' && (
          <NotLoaded text={detail.text} onRetry={() => void model.show(opened)} />
        )}
        {detail.at === 'ready' && <Signal detail={detail.value} />}
      </SlideOver>
    );
  },
);
