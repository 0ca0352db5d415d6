import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import EyeIcon from '@heroicons/react/16/solid/EyeIcon';
import { VISIT_COLUMNS } from '#core/impersonation/visit-list.ts';
import { MODE_WORDS, visitStateWord } from '#core/impersonation/visit-words.ts';
import type { Visit } from '#core/impersonation/visit.schema.ts';
import { Badge } from '../kit/badge.tsx';
import { columnsWith } from '../kit/data-list/column.ts';
import { formatMoment } from '../kit/format-time.ts';

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
const moment = (at: string): string => formatMoment(at, new Date().toISOString(), zone());

/** What the list says of a visit (domain guide 6.17 "Sessions"). */
export const VISIT_CELLS = columnsWith<Visit>(VISIT_COLUMNS, [
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
