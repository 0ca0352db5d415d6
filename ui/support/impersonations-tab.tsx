import EyeOutlineIcon from '@heroicons/react/24/outline/EyeIcon';
import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import EyeIcon from '@heroicons/react/16/solid/EyeIcon';
import { observer } from 'mobx-react-lite';
import type { ImpersonationSession } from '#core/impersonation/impersonation-session.schema.ts';
import {
  IMPERSONATION_COLUMNS,
  MODE_TEXT,
  impersonationState,
} from '#core/impersonation/impersonation-list.ts';
import { Badge } from '../kit/badge.tsx';
import { columnsWith } from '../kit/data-list/column.ts';
import { formatZonedMoment, readerZone } from '../kit/format-time.ts';
import { ListChoice } from '../lists/list-choice.tsx';
import { ListFilters } from '../lists/list-filters.tsx';
import { ListView } from '../lists/list-view.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { useModel } from '../shell/use-model.ts';

const moment = (at: string): string =>
  formatZonedMoment(at, new Date().toISOString(), readerZone());

/** Table columns of the impersonation list (domain guide 6.17 "Sessions"). */
const IMPERSONATION_CELLS = columnsWith<ImpersonationSession>(IMPERSONATION_COLUMNS, [
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
    cell: ({ mode }) => MODE_TEXT[mode],
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
    cell: (impersonation) => (
      <Badge
        tone={impersonation.endedAt === null ? 'info' : 'neutral'}
        icon={impersonation.endedAt === null ? EyeIcon : CheckIcon}
      >
        {impersonationState(impersonation)}
      </Badge>
    ),
    phone: 'beside',
  },
  { key: 'username', cell: ({ subjectUsername }) => subjectUsername, hidden: true },
  { key: 'ticket', cell: ({ ticket }) => ticket, hidden: true },
]);

const STATES = [
  { value: 'running', text: 'Running' },
  { value: 'over', text: 'Ended' },
] as const;
const wordOf = (state: string): string =>
  STATES.find(({ value }) => value === state)?.text ?? state;
const nameOf = ({ subjectName }: ImpersonationSession): string => subjectName;

/** Running and past impersonations, newest first, with export (domain guide 6.17). */
export const ImpersonationsTab = observer(() => {
  const { list, download } = useModel('visits');
  useListAddress(list);
  return (
    <ListView
      list={list}
      title="View-as sessions"
      pages="Pages of view-as sessions"
      waiting="Loading the view-as sessions"
      columns={IMPERSONATION_CELLS}
      nameOf={nameOf}
      search={{ id: 'visit-search', label: 'Search', placeholder: 'User, staff, reason, ticket' }}
      filters={
        <ListFilters
          list={list}
          fields={() => (
            <ListChoice
              list={list}
              filter="state"
              id="visit-state"
              label="State"
              any="All"
              options={STATES}
            />
          )}
        />
      }
      chip={(_, value) => `State: ${wordOf(value)}`}
      empty={(narrowed) => ({
        icon: EyeOutlineIcon,
        title: narrowed ? 'No matching sessions' : 'No view-as sessions yet',
        text: narrowed
          ? 'Try other words, or clear the filter.'
          : 'Open a user and choose View as user. The session is then listed here.',
      })}
      download={download}
    />
  );
});
