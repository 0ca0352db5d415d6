import { grouped } from '#core/kernel/counted.rule.ts';
import BellSlashIcon from '@heroicons/react/24/outline/BellSlashIcon';
import { observer } from 'mobx-react-lite';
import type { HistoryAlarm } from '#core/history/history-row.schema.ts';
import { pickUpSeconds } from '#core/history/happening-text.rule.ts';
import { durationText } from '#core/alarms/alarm-timeline.rule.ts';
import { AlarmBadge } from '../shell/alarm-badge.tsx';
import { NotLoaded } from '../shell/loaded-view.tsx';
import { ZoneNote } from '../shell/zone-note.tsx';
import { Button } from '../kit/button.tsx';
import { Card, CardFoot } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { formatZonedMoment } from '../kit/format-time.ts';
import { LinkButton } from '../kit/link-button.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { UnfoldingTable, type UnfoldingColumn } from './unfolding-table.look.tsx';
import { AlarmEventsView } from './alarm-events.tsx';
import { DispositionBadge } from './disposition-badge.tsx';
import { secondsOf } from './history-time.ts';
import type { HistoryViewModel } from './history.view-model.ts';
import { useDrawnReady } from '../shell/use-drawn-ready.ts';

const numberText = (num: number): string => grouped(num).replaceAll(',', ' ');

const pickUpText = (alarm: HistoryAlarm): string | null => {
  const seconds = pickUpSeconds(alarm);
  return seconds === null ? null : durationText(seconds * 1000);
};

const columnsOf = (now: string, timeZone: string): readonly UnfoldingColumn<HistoryAlarm>[] => {
  const time = (at: string | null): string => (at === null ? '–' : secondsOf(at, now, timeZone));
  const ending = ({ state, disposition, holdUntil }: HistoryAlarm) =>
    disposition !== null && state === 'Cleared' ? (
      <DispositionBadge disposition={disposition} />
    ) : (
      <AlarmBadge
        state={state}
        until={holdUntil === null ? null : formatZonedMoment(holdUntil, now, timeZone)}
      />
    );
  const phoneLine = (alarm: HistoryAlarm): string =>
    [
      time(alarm.raisedAt),
      `No. ${numberText(alarm.alarmNum)}`,
      alarm.pickedUpAt === null ? null : `picked up in ${pickUpText(alarm) ?? ''}`,
    ]
      .filter((one) => one !== null)
      .join(' · ');
  return [
    { head: 'Alarm no.', marks: ['line', 'off'], cell: ({ alarmNum }) => numberText(alarmNum) },
    { head: 'Pri.', marks: ['off'], cell: ({ priority }) => priority },
    {
      head: 'Event',
      marks: ['strong'],
      cell: (alarm) => (
        <>
          {alarm.event}
          <div data-phone="">
            <span>{phoneLine(alarm)}</span>
            {ending(alarm)}
          </div>
        </>
      ),
    },
    { head: 'Alarm time', marks: ['line', 'off'], cell: ({ raisedAt }) => time(raisedAt) },
    { head: 'Pick-up', marks: ['number', 'off'], cell: (alarm) => pickUpText(alarm) ?? '–' },
    {
      head: 'Cleared at',
      marks: ['line', 'off', 'wide'],
      cell: ({ clearedAt }) => time(clearedAt),
    },
    { head: 'Xmit', marks: ['line', 'off', 'wide'], cell: ({ xmit }) => xmit },
    { head: 'Op.', marks: ['off', 'wide'], cell: ({ operator }) => operator },
    { head: 'Disposition', marks: ['off'], cell: ending },
  ];
};

const OUTSIDE = 'is outside these days or filters';

/** A card with the alarms of the filter; the alarm named in the URL is unfolded (domain guide 6.12). */
export const AlarmsCard = observer(
  ({
    model,
    arrived,
    onToggle,
  }: {
    readonly model: HistoryViewModel;
    /** The alarm that the URL named when the page was opened; it is scrolled into view. */
    readonly arrived: number | null;
    /** Sets the opened alarm in the URL; null closes the alarm. */
    readonly onToggle: (alarmNum: number | null) => void;
  }) => {
    const { alarms } = model;
    const isDrawn = useDrawnReady(alarms.state.at !== 'loading');
    if (alarms.state.at === 'loading' || !isDrawn)
      return (
        <Card title="Alarms">
          <Skeleton lines={3} label="Loading the alarms" />
        </Card>
      );
    if (alarms.state.at === 'failed')
      return (
        <Card title="Alarms">
          <NotLoaded text={alarms.state.text} onRetry={() => void alarms.retry()} />
        </Card>
      );
    const { asOf, timeZone, total, next } = alarms.state.value;
    const { outside, openNum } = alarms;
    const isMissing = openNum !== null && alarms.events.at === 'failed';
    const rows = outside === null ? alarms.alarms : [outside, ...alarms.alarms];
    return (
      <Card
        title="Alarms"
        count={total}
        inset={false}
        clipped={false}
        actions={<ZoneNote now={asOf} timeZone={timeZone} />}
      >
        {outside !== null && (
          <CardFoot
            as="div"
            role="status"
          >{`Alarm ${numberText(outside.alarmNum)} ${OUTSIDE}.`}</CardFoot>
        )}
        {isMissing && !rows.some(({ alarmNum }) => alarmNum === openNum) && (
          <CardFoot role="status">
            {alarms.events.at === 'failed' ? alarms.events.text : ''}
          </CardFoot>
        )}
        {rows.length === 0 ? (
          <EmptyState
            icon={BellSlashIcon}
            title={model.narrowsDays ? 'No alarm matches' : 'No alarms in this period'}
            text={
              model.narrowsDays
                ? 'No alarm in these days matches the filters. Other activity is below.'
                : 'Nothing needed an operator. Logged activity is below.'
            }
            {...(model.narrowsDays && {
              action: (
                <Button size="sm" onClick={() => void model.list.clear()}>
                  Clear filters
                </Button>
              ),
            })}
          />
        ) : (
          <UnfoldingTable
            columns={columnsOf(asOf, timeZone)}
            rows={rows}
            rowKey={({ alarmNum }) => alarmNum}
            openKey={openNum}
            nameOf={({ alarmNum, event }) => `Alarm ${alarmNum}, ${event}`}
            onToggle={({ alarmNum }) => onToggle(alarmNum === openNum ? null : alarmNum)}
            content={({ alarmNum }) => (
              <AlarmEventsView model={model} arrives={alarmNum === arrived} />
            )}
          />
        )}
        {next !== null && (
          <CardFoot>
            {alarms.stuck !== null && <span role="alert">{alarms.stuck} </span>}
            <LinkButton size="sm" onClick={() => void alarms.goOn()}>
              Show more alarms
            </LinkButton>
          </CardFoot>
        )}
      </Card>
    );
  },
);
