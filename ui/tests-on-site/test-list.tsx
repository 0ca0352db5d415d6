import ArrowPathIcon from '@heroicons/react/16/solid/ArrowPathIcon';
import DocumentTextIcon from '@heroicons/react/16/solid/DocumentTextIcon';
import EllipsisHorizontalIcon from '@heroicons/react/20/solid/EllipsisHorizontalIcon';
import PencilIcon from '@heroicons/react/16/solid/PencilIcon';
import PlusIcon from '@heroicons/react/16/solid/PlusIcon';
import ShieldCheckIcon from '@heroicons/react/16/solid/ShieldCheckIcon';
import { observer } from 'mobx-react-lite';
import { instantOf } from '#core/kernel/instant.ts';
import type { SiteTest } from '#core/tests-on-site/site-test.schema.ts';
import { EXTENSIONS } from '#core/tests-on-site/test-limits.ts';
import { recurrenceText, scopeText } from '#core/tests-on-site/scope-text.rule.ts';
import { HiddenText } from '../kit/hidden-text.tsx';
import { Badge } from '../kit/badge.tsx';
import { formatClock, formatDuration, formatMoment } from '../kit/format-time.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { Menu, type MenuEntry } from '../kit/menu.tsx';
import { TestChip } from '../kit/on-test.tsx';
import { CellNote, Table, TableRoom } from '../kit/table.tsx';
import { OverRow } from './over-row.look.tsx';
import { Text } from '../kit/text.ts';
import { deviceText, spanText, TEST_LOOKS } from './test-looks.ts';
import { inListOrder, shownState } from './shown-state.rule.ts';
import type { SiteTestsViewModel } from './site-tests.view-model.ts';

const BY_TEXT = ['30 min', '1 h', '2 h'] as const;

interface RowProps {
  readonly model: SiteTestsViewModel;
  readonly test: SiteTest;
  /** Called to open the results of a test, or the live view of a running test. */
  readonly onOpen: (testId: string) => void;
}

/** Returns the menu of actions allowed in the test's state (domain guide 6.1). */
const entriesOf = ({ model, test, onOpen }: RowProps): readonly MenuEntry[] => {
  const state = shownState(test, model.now);
  const results: MenuEntry = {
    id: 'results',
    text: 'Results',
    icon: DocumentTextIcon,
    onSelect: () => onOpen(test.id),
  };
  if (!model.mayEdit) return state === 'Scheduled' ? [] : [results];
  return [
    ...(state === 'Scheduled' ? [] : [results]),
    ...(state === 'Active'
      ? EXTENSIONS.flatMap((by, at) =>
          model.mayExtend(test, by)
            ? [
                {
                  id: `extend-${by}`,
                  text: `Extend by ${BY_TEXT[at] ?? ''}`,
                  icon: PlusIcon,
                  onSelect: () => void model.extend(test, by),
                },
              ]
            : [],
        )
      : []),
    ...(state === 'Scheduled' && (test.recurrence === null || model.screen?.role === 'dealer')
      ? [
          {
            id: 'edit',
            text: 'Edit',
            icon: PencilIcon,
            onSelect: () => model.placing.openForm(test),
          },
        ]
      : []),
    {
      id: 'repeat',
      text: 'Repeat',
      icon: ArrowPathIcon,
      onSelect: () => model.placing.openForm(test, true),
    },
    ...(state === 'Active' || state === 'Scheduled'
      ? [
          {
            id: 'off',
            text: state === 'Active' ? 'Take off test' : 'Remove',
            icon: ShieldCheckIcon,
            onSelect: () => void model.clear(test, false),
          },
        ]
      : []),
  ];
};

const TestRow = observer((row: RowProps) => {
  const { model, test } = row;
  const { screen, now, nowText } = model;
  if (screen === null) return null;
  const { site } = screen;
  const state = shownState(test, now);
  const { tone, icon } = TEST_LOOKS[state];
  const over = state === 'Expired' || state === 'Cleared early';
  const moment = (at: string): string => formatMoment(at, nowText, site.timeZone);
  const end = moment(test.clearedAt ?? test.endsAt);
  const left = state === 'Active' ? `${formatDuration(instantOf(test.endsAt) - now)} left` : null;
  const entries = entriesOf(row);
  return (
    <OverRow over={over}>
      <td>
        <span data-phone="" data-what="">
          {test.category}
          {test.scope.kind !== 'all' && ` · ${scopeText(test.scope)}`}
        </span>
        {state === 'Active' ? (
          <TestChip size="sm">Active</TestChip>
        ) : (
          <Badge tone={tone} strength={over ? 'plain' : 'tint'} icon={icon}>
            {state}
          </Badge>
        )}
        {test.clearedBy !== null && <CellNote>by {test.clearedBy}</CellNote>}
        <span data-phone="">
          {spanText(test, nowText, site.timeZone)}
          {left !== null && ` · ${left}`}
          {test.recurrence !== null && ` · ${formatClock(recurrenceText(test.recurrence))}`} ·{' '}
          {test.placedBy}
        </span>
      </td>
      <td data-off="">{deviceText(test, site)}</td>
      <td data-off="">
        {scopeText(test.scope)}
        {test.recurrence !== null && (
          <CellNote>{formatClock(recurrenceText(test.recurrence))}</CellNote>
        )}
      </td>
      <td data-off="">{test.category}</td>
      <td data-off="">{moment(test.startsAt)}</td>
      <td data-off="">
        {end}
        {left !== null && <CellNote>{left}</CellNote>}
      </td>
      <td data-off="">
        {test.placedBy}
        {test.verifiedBy !== null && <Text tone="muted">Verified by {test.verifiedBy}</Text>}
      </td>
      <td data-off="">{test.reason}</td>
      <td data-beside="">
        {entries.length > 0 && (
          <Menu
            label={`Actions of the test from ${moment(test.startsAt)}`}
            entries={entries}
            button={(wear) => (
              <IconButton
                size="sm"
                label={`Actions of the test from ${moment(test.startsAt)}`}
                {...wear}
              >
                <EllipsisHorizontalIcon />
              </IconButton>
            )}
          />
        )}
      </td>
    </OverRow>
  );
});

/** All running and planned tests, and the latest past tests (domain guide 6.1). */
export const TestList = observer(({ model, onOpen }: Omit<RowProps, 'test'>) => (
  <TableRoom wide>
    <Table>
      <thead>
        <tr>
          <th scope="col">Status</th>
          <th scope="col">Device</th>
          <th scope="col">Scope</th>
          <th scope="col">Category</th>
          <th scope="col">Start</th>
          <th scope="col">End / time left</th>
          <th scope="col">Placed by</th>
          <th scope="col">Reason</th>
          <th scope="col">
            <HiddenText>Actions</HiddenText>
          </th>
        </tr>
      </thead>
      <tbody>
        {inListOrder(model.screen?.tests ?? [], model.now).map((test) => (
          <TestRow key={test.id} model={model} test={test} onOpen={onOpen} />
        ))}
      </tbody>
    </Table>
  </TableRoom>
));
