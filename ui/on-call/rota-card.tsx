import CalendarDaysIcon from '@heroicons/react/20/solid/CalendarDaysIcon';
import ChevronLeftIcon from '@heroicons/react/20/solid/ChevronLeftIcon';
import ChevronRightIcon from '@heroicons/react/20/solid/ChevronRightIcon';
import ExclamationTriangleIcon from '@heroicons/react/16/solid/ExclamationTriangleIcon';
import { observer } from 'mobx-react-lite';
import { dayText } from '#core/kernel/calendar-day.rule.ts';
import { TIERS } from '#core/on-call/on-call.ts';
import type { OnCallDesk } from '#core/on-call/on-call.schema.ts';
import { Badge } from '../kit/badge.tsx';
import { Button } from '../kit/button.tsx';
import { Card, CardFoot } from '../kit/card.tsx';
import { formatDay, formatDuration, formatZone } from '../kit/format-time.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { type RotaBar, RotaKey, type RotaRow, RotaStrips } from '../kit/rota-strips.tsx';
import { SegmentRow } from '../kit/segment-row.tsx';
import { Grow, Row } from '../kit/stack.ts';
import { Strong } from '../kit/text.ts';
import { RowTable } from '../shell/row-table.tsx';
import type { OnCallViewModel } from './on-call.view-model.ts';
import { longMoment, namesIn, rotationWords, TIER_NAMES } from './on-call-words.ts';

interface Props {
  readonly model: OnCallViewModel;
  readonly desk: OnCallDesk;
}

/** The places a list fills with their stretches, the gaps and what is just being made among them. */
const rowsOf = ({ model, desk }: Props, listId: string): readonly RotaRow[] => {
  const span = model.rota.span(desk);
  const draft = model.panel?.kind === 'override' ? model.panel.editor.draft : null;
  const own = draft?.listId === listId ? draft : null;
  const { shifts, gaps } = model.rota.resolve(desk, listId, span, own);
  return TIERS.flatMap((tier): readonly RotaRow[] => {
    const shown = shifts.filter((one) => one.tier === tier);
    const open = gaps.filter((one) => one.tier === tier);
    if (shown.length === 0 && open.length === 0) return [];
    const bars: readonly RotaBar[] = [
      ...shown.map((one): RotaBar => {
        const text = namesIn(desk, one.people);
        const isDraft = one.sources.includes('draft');
        const look = isDraft ? 'draft' : one.reason;
        const short = text.split(' ')[0] ?? text;
        return {
          ...{ from: one.from, to: one.to, look, short },
          text: isDraft ? `${text}, new` : text,
        };
      }),
      ...open.map((one): RotaBar => ({
        ...{ from: one.from, to: one.to, look: 'nobody', text: 'Nobody', short: '!' },
      })),
    ].toSorted((a, b) => a.from - b.from);
    return [
      {
        ...{ key: `${listId} ${tier}`, name: TIER_NAMES[tier], bars },
        words: bars
          .map(({ from, text, to }) => {
            const [begins, ends] = [longMoment(from, desk.timeZone), longMoment(to, desk.timeZone)];
            return `${text}, ${begins} to ${ends}`;
          })
          .join('; '),
      },
    ];
  });
};

const ownRow = ({ model, desk }: Props): RotaRow | null => {
  const span = model.rota.span(desk);
  const bars = desk.openHours
    .map(({ from, to }): RotaBar => {
      const [begins, ends] = [Date.parse(from), Date.parse(to)];
      return {
        ...{ from: Math.max(begins, span.from), to: Math.min(ends, span.to) },
        ...{ look: 'own', text: '', short: '' },
      };
    })
    .filter(({ from, to }) => from < to);
  return bars.length === 0
    ? null
    : { key: 'own', name: 'You answer', note: 'business hours', bars, words: 'your own hours' };
};

/** Milliseconds in the days shown that a list leaves to nobody in its first place. */
const uncovered = ({ model, desk }: Props): number =>
  desk.lists
    .flatMap(({ id }) => model.rota.resolve(desk, id, model.rota.span(desk)).gaps)
    .filter(({ tier }) => tier === 'primary')
    .reduce((sum, { from, to }) => sum + to - from, 0);

const Strips = observer(({ model, desk }: Props) => {
  const { days, from, to } = model.rota.span(desk);
  const now = Date.parse(desk.asOf);
  const today = model.rota.today(desk);
  const own = ownRow({ model, desk });
  return (
    <RotaStrips
      label="Your own hours"
      zone={formatZone(desk.asOf, desk.timeZone)}
      {...{ from, to }}
      now={from <= now && now < to ? now : null}
      days={days.map((day) => {
        const [name = '', date = ''] = formatDay(dayText(day)).split(', ');
        return {
          ...{ key: String(day), from: model.rota.instantOn(day, desk.timeZone), name },
          ...{ number: date.split(' ')[1] ?? date, current: day === today },
        };
      })}
      sections={[
        ...(own === null ? [] : [{ key: 'own', title: null, note: '', rows: [own] }]),
        ...desk.lists.map((list) => ({
          ...{ key: list.id, title: list.name, note: rotationWords(list) },
          rows: rowsOf({ model, desk }, list.id),
        })),
      ]}
    />
  );
});

const AsTable = observer(({ model, desk }: Props) => {
  const rows = desk.lists.flatMap((list) =>
    rowsOf({ model, desk }, list.id).flatMap((row) =>
      row.bars.map((bar) => ({ key: `${row.key} ${bar.from}`, list: list.name, row, bar })),
    ),
  );
  return (
    <RowTable
      columns={[
        { head: 'Who', marks: 'strong', cell: ({ bar }) => bar.text },
        { head: 'List', marks: 'second', cell: ({ list, row }) => `${list}, ${row.name}` },
        { head: 'From', marks: 'off', cell: ({ bar }) => longMoment(bar.from, desk.timeZone) },
        { head: 'Until', marks: 'off', cell: ({ bar }) => longMoment(bar.to, desk.timeZone) },
      ]}
      rows={rows}
      rowKey={({ key }) => key}
    />
  );
});

const Head = observer(({ model, desk }: Props) => {
  const { rota } = model;
  const { days } = rota.span(desk);
  const name = (day: number | undefined): string =>
    day === undefined ? '' : (formatDay(dayText(day)).split(', ')[1] ?? '');
  const open = uncovered({ model, desk });
  return (
    <Row gap={3} wrap={2} pad={4}>
      <IconButton
        bordered
        size="sm"
        label={`Previous ${rota.look}`}
        onClick={() => model.turn(-1, desk)}
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
        onClick={() => model.turn(1, desk)}
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
        label="Look"
        name="rota-look"
        options={[
          { value: 'week', text: 'Week' },
          { value: 'month', text: 'Month' },
        ]}
        value={rota.look}
        onChange={(look) => rota.choose(look === 'month' ? 'month' : 'week')}
      />
      <Button size="sm" icon={<CalendarDaysIcon />} onClick={() => model.openFeeds()}>
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
const DRAFT_KEY = [['draft', 'Being added']] as const;

/** The days with a row for each place, or the same as a table. */
export const RotaCard = observer(({ model, desk }: Props) => (
  <Card inset={false}>
    <Head model={model} desk={desk} />
    {model.rota.asTable ? (
      <AsTable model={model} desk={desk} />
    ) : (
      <Strips model={model} desk={desk} />
    )}
    <CardFoot as="div">
      <Row gap={4} wrap={2}>
        {!model.rota.asTable && (
          <>
            <RotaKey words={KEY} />
            {model.panel?.kind === 'override' && <RotaKey words={DRAFT_KEY} />}
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
