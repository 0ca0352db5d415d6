import PlusIcon from '@heroicons/react/16/solid/PlusIcon';
import TrashIcon from '@heroicons/react/16/solid/TrashIcon';
import { observer } from 'mobx-react-lite';
import type { TypedEntry } from '#core/schedules/typed-entry.rule.ts';
import { WEEKDAYS } from '#core/schedules/week-rows.rule.ts';
import { EditTable, TableInput, TableTick, TableTime } from '../kit/edit-table.tsx';
import { formatClock } from '../kit/format-time.ts';
import { HiddenText } from '../kit/hidden-text.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { Row } from '../kit/stack.ts';
import { longWeekday } from './schedule-text.ts';
import type { WeekEditorViewModel } from './week-editor.view-model.ts';

interface Props {
  readonly editor: WeekEditorViewModel;
}

const HEADS = [
  'Opens',
  'Closes',
  'Before',
  'After',
  'Next day',
  'Must open',
  'Must close',
] as const;

const HoursRow = observer(({ editor, at }: Props & { readonly at: number }) => {
  const row = editor.rows[at];
  if (row === undefined) return null;
  const day = longWeekday(row.weekdays[0] ?? 0);
  const problems = editor.problems[at] ?? {};
  const type = (change: Partial<TypedEntry>): void => editor.type(at, change);
  const bind = (field: 'opens' | 'closes' | 'before' | 'after', label: string) => ({
    label: `${day}, ${label}`,
    value: row[field],
    error: problems[field] ?? null,
    onChange: (value: string) => type({ [field]: value }),
  });
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
      <td data-label="Opens">
        <TableTime {...bind('opens', 'opens at')} />
      </td>
      <td data-label="Closes">
        <TableTime {...bind('closes', 'closes at')} />
      </td>
      <td data-label="Before">
        <TableInput {...bind('before', 'minutes before')} />
      </td>
      <td data-label="After">
        <TableInput {...bind('after', 'minutes after')} />
      </td>
      <td data-label="Next day">{tick('nextDay', 'closes on the next day')}</td>
      <td data-label="Must open">{tick('mustOpen', 'must open')}</td>
      <td data-label="Must close">{tick('mustClose', 'must close')}</td>
      <td>
        <Row>
          <IconButton
            size="sm"
            label={`Add hours on ${day}`}
            onClick={() => editor.add(row.weekdays[0] ?? 1)}
          >
            <PlusIcon />
          </IconButton>
          <IconButton
            size="sm"
            label={formatClock(`Remove ${day} ${row.opens} to ${row.closes}`)}
            onClick={() => editor.remove(at)}
          >
            <TrashIcon />
          </IconButton>
        </Row>
      </td>
    </tr>
  );
});

/** The edited week as a table where times are typed. */
export const HoursTable = observer(({ editor }: Props) => (
  <EditTable label="Weekly hours as typed times">
    <thead>
      <tr>
        <th scope="col">Day</th>
        {HEADS.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
        <th scope="col">
          <HiddenText>Actions</HiddenText>
        </th>
      </tr>
    </thead>
    <tbody>
      {WEEKDAYS.map((weekday) => {
        const own = editor.rows.flatMap(({ weekdays: [day] }, at) => (day === weekday ? [at] : []));
        if (own.length > 0)
          return own.map((at) => <HoursRow key={`${weekday} ${at}`} editor={editor} at={at} />);
        return (
          <tr key={weekday}>
            <th scope="row">{longWeekday(weekday)}</th>
            <td colSpan={7}>Closed</td>
            <td>
              <IconButton
                size="sm"
                label={`Add hours on ${longWeekday(weekday)}`}
                onClick={() => editor.add(weekday)}
              >
                <PlusIcon />
              </IconButton>
            </td>
          </tr>
        );
      })}
    </tbody>
  </EditTable>
));
