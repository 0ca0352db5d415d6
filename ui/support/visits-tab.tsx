import ArrowDownTrayIcon from '@heroicons/react/20/solid/ArrowDownTrayIcon';
import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import EyeIcon from '@heroicons/react/16/solid/EyeIcon';
import EyeOutlineIcon from '@heroicons/react/24/outline/EyeIcon';
import { observer } from 'mobx-react-lite';
import type { Visit } from '#core/impersonation/visit.schema.ts';
import { Badge } from '../kit/badge.tsx';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { formatMoment } from '../kit/format-time.ts';
import { Table } from '../kit/table.tsx';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useModel } from '../shell/use-model.ts';
import { END_WORDS, MODE_WORDS } from './visit-words.ts';

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
const moment = (at: string): string => formatMoment(at, new Date().toISOString(), zone());

const VisitState = ({ visit }: { readonly visit: Visit }) =>
  visit.endedAt === null ? (
    <Badge tone="alarm" icon={EyeIcon}>
      Running
    </Badge>
  ) : (
    <Badge tone="neutral" icon={CheckIcon}>
      {visit.endReason === null ? 'Ended' : END_WORDS[visit.endReason]}
    </Badge>
  );

const Row = ({ visit }: { readonly visit: Visit }) => (
  <tr>
    <td data-strong="">
      {visit.subjectName}
      <small>{visit.subjectUsername}</small>
      <div data-phone="">
        {MODE_WORDS[visit.mode]}, by {visit.actorName}
      </div>
    </td>
    <td data-off="" data-line="">
      {visit.actorName}
    </td>
    <td data-off="" data-line="">
      {MODE_WORDS[visit.mode]}
    </td>
    <td data-off="">
      {visit.reason}
      {visit.ticket !== null && <small>{visit.ticket}</small>}
    </td>
    <td data-second="" data-line="">
      {moment(visit.startedAt)}
    </td>
    <td data-off="" data-line="">
      {visit.endedAt === null ? '–' : moment(visit.endedAt)}
    </td>
    <td data-beside="">
      <VisitState visit={visit} />
    </td>
  </tr>
);

/** Running and past impersonations, newest first, with an export (domain guide 6.17). */
export const VisitsTab = observer(() => {
  const model = useModel('visits');
  return (
    <LoadedView from={model.list} waiting="Loading the sessions">
      {(visits) =>
        visits.length === 0 ? (
          <Card>
            <EmptyState
              icon={EyeOutlineIcon}
              title="Nobody has viewed the portal as a user yet"
              text="Find a user and choose View as user; the visit is then listed here."
            />
          </Card>
        ) : (
          <Card
            title="Sessions"
            count={visits.length}
            inset={false}
            actions={
              <Button size="sm" icon={<ArrowDownTrayIcon />} onClick={() => model.download(visits)}>
                Export {visits.length} as CSV
              </Button>
            }
          >
            <Table>
              <thead>
                <tr>
                  <th scope="col">User</th>
                  <th scope="col">Staff</th>
                  <th scope="col">Mode</th>
                  <th scope="col">Reason</th>
                  <th scope="col">Started</th>
                  <th scope="col">Ended</th>
                  <th scope="col">State</th>
                </tr>
              </thead>
              <tbody>
                {visits.map((visit) => (
                  <Row key={visit.id} visit={visit} />
                ))}
              </tbody>
            </Table>
          </Card>
        )
      }
    </LoadedView>
  );
});
