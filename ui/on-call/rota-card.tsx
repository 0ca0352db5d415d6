import CalendarDaysIcon from '@heroicons/react/20/solid/CalendarDaysIcon';
import ChevronLeftIcon from '@heroicons/react/20/solid/ChevronLeftIcon';
import ChevronRightIcon from '@heroicons/react/20/solid/ChevronRightIcon';
import ExclamationTriangleIcon from '@heroicons/react/16/solid/ExclamationTriangleIcon';
import { observer } from 'mobx-react-lite';
import { dayText } from '#core/kernel/calendar-day.rule.ts';
import { Badge } from '../kit/badge.tsx';
import { Button } from '../kit/button.tsx';
import { Card, CardFoot } from '../kit/card.tsx';
import { formatDay, formatDuration, formatZone } from '../kit/format-time.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { RotaKey, RotaStrips } from './rota-strips.look.tsx';
import { SegmentRow } from '../kit/segment-row.tsx';
import { Grow, Row } from '../kit/stack.ts';
import { Strong } from '../kit/text.ts';
import { RowTable } from '../shell/row-table.tsx';
import { longMoment, rotationText } from './on-call-text.ts';
import { ownRow, type Props, rowsOf, uncovered } from './rota-rows.ts';

const Strips = observer(({ model, overview }: Props) => {
  const { days, from, to } = model.rota.span(overview);
  const now = Date.parse(overview.asOf);
  const today = model.rota.today(overview);
  const own = ownRow({ model, overview });
  return (
    <RotaStrips
      label="Your own hours"
      zone={formatZone(overview.asOf, overview.timeZone)}
      from={from}
      to={to}
      now={from <= now && now < to ? now : null}
      days={days.map((day) => {
        const [name = '', date = ''] = formatDay(dayText(day)).split(', ');
        return {
          key: String(day),
          from: model.rota.instantOn(day, overview.timeZone),
          name,
          number: date.split(' ')[1] ?? date,
          current: day === today,
        };
      })}
      sections={[
        ...(own === null ? [] : [{ key: 'own', title: null, note: '', rows: [own] }]),
        ...overview.lists.map((list) => ({
          key: list.id,
          title: list.name,
          note: rotationText(list),
          rows: rowsOf({ model, overview }, list.id),
        })),
      ]}
    />
  );
});

const AsTable = observer(({ model, overview }: Props) => {
  const rows = overview.lists.flatMap((list) =>
    rowsOf({ model, overview }, list.id).flatMap((row) =>
      row.bars.map((bar) => ({ key: `${row.key} ${bar.from}`, list: list.name, row, bar })),
    ),
  );
  return (
    <RowTable
      columns={[
        { head: 'Who', marks: 'strong', cell: ({ bar }) => bar.text },
        { head: 'List', marks: 'second', cell: ({ list, row }) => `${list}, ${row.name}` },
        { head: 'From', marks: 'off', cell: ({ bar }) => longMoment(bar.from, overview.timeZone) },
        { head: 'Until', marks: 'off', cell: ({ bar }) => longMoment(bar.to, overview.timeZone) },
      ]}
      rows={rows}
      rowKey={({ key }) => key}
    />
  );
});

interface MaySubscribe {
  readonly onSubscribe: () => void;
}

const Head = observer(({ model, overview, onSubscribe }: Props & MaySubscribe) => {
  const { rota } = model;
  const { days } = rota.span(overview);
  const name = (day: number | undefined): string =>
    day === undefined ? '' : (formatDay(dayText(day)).split(', ')[1] ?? '');
  const open = uncovered({ model, overview });
  return (
    <Row gap={3} wrap={2} pad={4}>
      <IconButton
        bordered
        size="sm"
        label={`Previous ${rota.look}`}
        onClick={() => model.turn(-1, overview)}
      >
        <ChevronLeftIcon />
      </IconButton>
      <Strong aria-live="polite">
        {name(days[0])} – {name(days.at(-1))}
      </Strong>
      <IconButton
        bordered
        size="sm"
        label={`Next ${rota.look}`}
        onClick={() => model.turn(1, overview)}
      >
        <ChevronRightIcon />
      </IconButton>
      {rota.first !== null && (
        <LinkButton size="sm" onClick={() => rota.goToday()}>
          Today
        </LinkButton>
      )}
      <Grow />
      {open > 0 && (
        <Badge tone="trouble" icon={ExclamationTriangleIcon}>
          {`${formatDuration(open)} uncovered`}
        </Badge>
      )}
      <SegmentRow
        label="View"
        name="rota-look"
        options={[
          { value: 'week', text: 'Week' },
          { value: 'month', text: 'Month' },
        ]}
        value={rota.look}
        onChange={(look) => rota.choose(look === 'month' ? 'month' : 'week')}
      />
      <Button size="sm" icon={<CalendarDaysIcon />} onClick={onSubscribe}>
        Subscribe
      </Button>
    </Row>
  );
});

const KEY = [
  ['rotation', 'Rotation'],
  ['override', 'Override'],
  ['fixed', 'Fixed schedule'],
  ['nobody', 'Nobody'],
  ['own', 'Your own hours'],
] as const;

/** The shown days with one row per tier, or the same content as a table. */
export const RotaCard = observer(({ model, overview, onSubscribe }: Props & MaySubscribe) => (
  <Card inset={false}>
    <Head model={model} overview={overview} onSubscribe={onSubscribe} />
    {model.rota.asTable ? (
      <AsTable model={model} overview={overview} />
    ) : (
      <Strips model={model} overview={overview} />
    )}
    <CardFoot as="div">
      <Row gap={4} wrap={2}>
        {!model.rota.asTable && (
          <>
            <RotaKey words={KEY} />
            {model.panel?.kind === 'override' && (
              <RotaKey
                words={[['draft', model.panel.editor.edit.isNew ? 'Being added' : 'Being changed']]}
              />
            )}
          </>
        )}
        <Grow />
        <LinkButton size="sm" onClick={() => model.rota.showTable(!model.rota.asTable)}>
          {model.rota.asTable ? 'View as strips' : 'View as table'}
        </LinkButton>
      </Row>
    </CardFoot>
  </Card>
));
