import PlusIcon from '@heroicons/react/16/solid/PlusIcon';
import TrashIcon from '@heroicons/react/16/solid/TrashIcon';
import { observer } from 'mobx-react-lite';
import { hoursStrip } from '#core/schedules/hours-strip.rule.ts';
import { planHours, effectiveHours } from '#core/schedules/effective-hours.rule.ts';
import { minuteOf, readEntry, type TypedEntry } from '#core/schedules/typed-entry.rule.ts';
import { WEEKDAYS } from '#core/schedules/week-rows.rule.ts';
import { dayNumber } from '#core/kernel/calendar-day.rule.ts';
import type { SiteSchedules } from '#core/schedules/site-schedules.schema.ts';
import { DraftNote } from '../forms/draft-note.tsx';
import { Form, Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { Card, CardFoot } from '../kit/card.tsx';
import { EditTable, TableInput, TableTick } from '../kit/edit-table.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { Notice } from '../kit/notice.tsx';
import { Grow, Row, Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { type StripEnd, WeekStrips } from '../kit/week-strips.tsx';
import type { KeptDraft } from '../forms/kept-draft.ts';
import { TheirsNotice } from '../shell/theirs-notice.tsx';
import { useGuardedLeave } from '../shell/use-unsaved-work.tsx';
import { LayerBadge } from './layer-badge.tsx';
import { areaWords, entriesWords, longWeekday, weekdayName } from './schedule-words.ts';
import { barsOf, dayWords } from './strip-of-day.ts';
import { WeekTools } from './week-tools.tsx';
import type { TypedWeek, WeekEditorViewModel } from './week-editor.view-model.ts';

interface Props {
  readonly editor: WeekEditorViewModel;
}

/** The Monday that stands for the week while it is edited: weekdays have no date there. */
const MONDAY = dayNumber('2026-03-09');

const endsOf = (editor: WeekEditorViewModel, weekday: number): readonly StripEnd[] =>
  editor.rows.flatMap((row, at) => {
    const [opens, closes] = [minuteOf(row.opens), minuteOf(row.closes)];
    if (row.weekdays[0] !== weekday || opens === null || closes === null) return [];
    const to = closes > opens && !row.nextDay ? closes : closes + 1440;
    const day = longWeekday(weekday);
    const end = (which: 'opens' | 'closes', minute: number): StripEnd => ({
      key: `${at} ${which}`,
      label: `${day}, ${which}`,
      at: minute,
      text: minute >= 1440 ? `${row[which]} next day` : row[which],
      onMove: (wanted) => editor.move(at, which, wanted),
    });
    return [end('opens', opens), end('closes', to)];
  });

/** The week as strips whose ends are dragged or moved by keys. */
const EditableStrips = observer(({ editor }: Props) => {
  const entries = editor.rows.flatMap((row) => {
    const read = readEntry(row);
    return read.ok ? [read.value] : [];
  });
  const plan = planHours(
    [
      {
        ...{ layer: 'permanent', kind: null, reason: null, fromDay: null, toDay: null, entries },
        ...{ holidayGroup: null, holidayName: null, areaNums: [] },
      },
    ],
    [],
  );
  const of = (day: number) => effectiveHours(plan, null, day);
  return (
    <WeekStrips
      label="Weekly hours, editable"
      badges="Layer"
      strips={WEEKDAYS.map((weekday) => {
        const day = MONDAY + weekday - 1;
        const pieces = hoursStrip(of(day), of(day - 1), of(day + 1));
        return {
          key: String(weekday),
          name: weekdayName(weekday),
          ...{ date: null, note: null, now: null },
          bars: barsOf(pieces, of(day)),
          badge: <LayerBadge layer="permanent" />,
          words: dayWords(pieces, of(day)),
          ends: endsOf(editor, weekday),
        };
      })}
    />
  );
});

const HEADS = [
  'Opens',
  'Closes',
  'Next day',
  'Before',
  'After',
  'Must open',
  'Must close',
] as const;

const HoursRow = observer(({ editor, at }: Props & { readonly at: number }) => {
  const row = editor.rows[at];
  if (row === undefined) return null;
  const day = longWeekday(row.weekdays[0] ?? 0);
  const problems = editor.problems[at] ?? {};
  const type = (change: Partial<TypedEntry>): void => editor.type(at, change);
  const text = (field: 'opens' | 'closes' | 'before' | 'after', label: string) => (
    <TableInput
      label={`${day}, ${label}`}
      type={field === 'opens' || field === 'closes' ? 'time' : 'text'}
      value={row[field]}
      error={problems[field] ?? null}
      onChange={(value) => type({ [field]: value })}
    />
  );
  const tick = (field: 'nextDay' | 'mustOpen' | 'mustClose', label: string) => (
    <TableTick
      label={`${day}, ${label}`}
      checked={row[field]}
      onChange={(value) => type({ [field]: value })}
    />
  );
  return (
    <tr>
      <th scope="row">{day}</th>
      <td data-label="Opens">{text('opens', 'opens at')}</td>
      <td data-label="Closes">{text('closes', 'closes at')}</td>
      <td data-label="Next day">{tick('nextDay', 'closes on the next day')}</td>
      <td data-label="Before">{text('before', 'minutes before')}</td>
      <td data-label="After">{text('after', 'minutes after')}</td>
      <td data-label="Must open">{tick('mustOpen', 'must open')}</td>
      <td data-label="Must close">{tick('mustClose', 'must close')}</td>
      <td>
        <IconButton
          size="sm"
          label={`Remove ${day} ${row.opens} to ${row.closes}`}
          onClick={() => editor.remove(at)}
        >
          <TrashIcon />
        </IconButton>
      </td>
    </tr>
  );
});

/** The same week by typed times. */
const HoursTable = observer(({ editor }: Props) => (
  <EditTable label="Weekly hours by typed times">
    <thead>
      <tr>
        <th scope="col">Day</th>
        {HEADS.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
        <th scope="col" aria-label="Actions" />
      </tr>
    </thead>
    <tbody>
      {WEEKDAYS.flatMap((weekday) => {
        const own = editor.rows.flatMap(({ weekdays: [day] }, at) => (day === weekday ? [at] : []));
        return [
          ...own.map((at) => <HoursRow key={`${weekday} ${at}`} editor={editor} at={at} />),
          <tr key={`${weekday} add`} data-add="">
            <th scope="row">{own.length === 0 ? `${longWeekday(weekday)}: closed` : ''}</th>
            <td colSpan={8}>
              <Button
                size="sm"
                look="quiet"
                icon={<PlusIcon />}
                onClick={() => editor.add(weekday)}
              >
                Add hours on {weekdayName(weekday)}
              </Button>
            </td>
          </tr>,
        ];
      })}
    </tbody>
  </EditTable>
));

const Judgement = observer(({ editor }: Props) => (
  <div role="status">
    {editor.refusal !== null && (
      <Notice tone="alarm">
        <div>
          <b>{editor.refusal}</b>
          <p>These hours cannot be saved yet.</p>
        </div>
      </Notice>
    )}
    {editor.warnings.length > 0 && (
      <Notice tone="trouble">
        <div>
          <b>Please look at this again</b>
          <p>{editor.warnings.join('\n')}</p>
        </div>
      </Notice>
    )}
  </div>
));

/** The permanent week in the place of the week: strips to drag, the same times to type, and quick ways (domain guide 6.5). */
export const WeekForm = observer(
  ({
    editor,
    site,
    draft,
    onClose,
  }: Props & {
    readonly site: SiteSchedules;
    readonly draft: KeptDraft<SiteSchedules, TypedWeek>;
    readonly onClose: () => void;
  }) => {
    const { close, question } = useGuardedLeave(editor.dirty, onClose, draft);
    const { submission } = editor.saving;
    const { theirs, entries } = editor;
    return (
      <Card
        title={`Weekly hours: ${areaWords(editor.typed.areaNums, site.areas)}`}
        inset={false}
        clipped={false}
      >
        {question}
        <Form id="week-form" gap={0} onSend={() => editor.save()}>
          <Stack gap={3} pad={4}>
            <Text size="small" tone="muted">
              Drag the ends of the bars, or move them with the arrow keys: 15 minutes a press, an
              hour with Shift. The table below holds the same times to type.
            </Text>
            <Refusal of={submission} />
            <TheirsNotice
              by={theirs && { who: theirs.changedBy, at: theirs.changedAt }}
              edit={editor}
              versions={
                theirs === null
                  ? []
                  : [
                      {
                        label: 'Hours',
                        mine: entries === null ? 'Not complete' : entriesWords(entries),
                        theirs: entriesWords(theirs.entries),
                      },
                    ]
              }
            />
            <DraftNote draft={draft} />
            <Judgement editor={editor} />
          </Stack>
          <EditableStrips editor={editor} />
          <WeekTools editor={editor} site={site} />
          <HoursTable editor={editor} />
          <CardFoot as="div">
            <Row gap={3} wrap={2}>
              <Grow />
              <Button onClick={close}>Cancel</Button>
              <Button
                look="primary"
                type="submit"
                busy={submission.busy}
                disabled={!editor.dirty && !submission.busy}
              >
                Save weekly hours
              </Button>
            </Row>
          </CardFoot>
        </Form>
      </Card>
    );
  },
);
