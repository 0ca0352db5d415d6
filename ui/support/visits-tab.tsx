import EyeOutlineIcon from '@heroicons/react/24/outline/EyeIcon';
import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import EyeIcon from '@heroicons/react/16/solid/EyeIcon';
import { observer } from 'mobx-react-lite';
import type { Visit } from '#core/impersonation/impersonation.schema.ts';
import { VISIT_COLUMNS, MODE_WORDS, visitStateWord } from '#core/impersonation/visit-list.ts';
import { Button } from '../kit/button.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { Badge } from '../kit/badge.tsx';
import { columnsWith } from '../kit/data-list/column.ts';
import { formatMoment } from '../kit/format-time.ts';
import { ListView } from '../lists/list-view.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { useModel } from '../shell/use-model.ts';

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
const moment = (at: string): string => formatMoment(at, new Date().toISOString(), zone());

/** What the list says of a visit (domain guide 6.17 "Sessions"). */
const VISIT_CELLS = columnsWith<Visit>(VISIT_COLUMNS, [
  {
    key: 'user',
    cell: ({ subjectName }) => subjectName,
    note: ({ subjectUsername }) => subjectUsername,
    sortable: true,
  },
  {
    key: 'staff',
    cell: ({ actorName }) => actorName,
    kind: 'line',
    phone: 'meta',
    sortable: true,
  },
  {
    key: 'mode',
    cell: ({ mode }) => MODE_WORDS[mode],
    kind: 'line',
    phone: 'meta',
    priority: 2,
    sortable: true,
  },
  { key: 'reason', cell: ({ reason }) => reason, note: ({ ticket }) => ticket },
  {
    key: 'started',
    cell: ({ startedAt }) => moment(startedAt),
    kind: 'line',
    phone: 'second',
    sortable: true,
  },
  {
    key: 'ended',
    cell: ({ endedAt }) => (endedAt === null ? '–' : moment(endedAt)),
    kind: 'line',
    priority: 3,
    sortable: true,
  },
  {
    key: 'state',
    cell: (visit) => (
      <Badge
        tone={visit.endedAt === null ? 'alarm' : 'neutral'}
        icon={visit.endedAt === null ? EyeIcon : CheckIcon}
      >
        {visitStateWord(visit)}
      </Badge>
    ),
    phone: 'beside',
  },
  { key: 'username', cell: ({ subjectUsername }) => subjectUsername, hidden: true },
  { key: 'ticket', cell: ({ ticket }) => ticket, hidden: true },
]);

const STATES = [
  { value: 'all', text: 'All' },
  { value: 'running', text: 'Running' },
  { value: 'over', text: 'Over' },
] as const;
const wordOf = (state: string): string =>
  STATES.find(({ value }) => value === state)?.text ?? state;
const nameOf = ({ subjectName }: Visit): string => subjectName;

/** Running and past impersonations, newest first, with an export (domain guide 6.17). */
export const VisitsTab = observer(() => {
  const { list, download } = useModel('visits');
  useListAddress(list);
  return (
    <ListView
      list={list}
      title="Sessions"
      pages="Pages of sessions"
      waiting="Loading the sessions"
      columns={VISIT_CELLS}
      nameOf={nameOf}
      search={{ id: 'visit-search', label: 'Search', placeholder: 'User, staff, reason, ticket' }}
      filters={
        <SelectField
          id="visit-state"
          label="State"
          placeholder="All"
          options={STATES}
          value={list.draft.filters['state'] ?? 'all'}
          onChange={(value) => void list.filter('state', value === 'all' ? '' : value)}
        />
      }
      chip={(_, value) => `State: ${wordOf(value)}`}
      empty={(narrowed) =>
        narrowed
          ? {
              icon: EyeOutlineIcon,
              title: 'No session matches',
              text: 'Nothing holds what you look for.',
              action: (
                <Button size="sm" onClick={() => void list.clear()}>
                  Clear filters
                </Button>
              ),
            }
          : {
              icon: EyeOutlineIcon,
              title: 'Nobody has viewed the portal as a user yet',
              text: 'Find a user and choose View as user; the visit is then listed here.',
            }
      }
      download={download}
    />
  );
});
