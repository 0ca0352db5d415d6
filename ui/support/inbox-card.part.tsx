import BugAntIcon from '@heroicons/react/20/solid/BugAntIcon';
import ChatBubbleLeftIcon from '@heroicons/react/20/solid/ChatBubbleLeftIcon';
import { Link } from 'react-router-dom';
import { reportName } from '#core/support/support-list.ts';
import { supportPath } from '#core/support/person-path.rule.ts';
import type { IntakePage } from '#core/support/supported-users.schema.ts';
import { supportApi } from '#core/support/support.api.ts';
import { Card } from '../kit/card.tsx';
import { formatMoment, readerZone } from '../kit/format-time.ts';
import { LinkNote, LinkRows, TextLink } from '../kit/links.ts';
import { Text } from '../kit/text.ts';
import { Loadable } from '../shell/loadable.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useModel } from '../shell/use-model.ts';
import { createSection } from '../sections/section.ts';

/** The newest unassigned reports, with a link to all reports (domain guide 6.19). */
export const InboxCard = () => (
  <LoadedView from={useModel('inbox')} waiting="Loading the new reports">
    {({ reports, total }) => (
      <Card
        title="Inbox"
        count={total}
        inset={false}
        actions={
          <TextLink size="sm">
            <Link to={supportPath({ tab: 'intake', list: { status: 'New' } })}>All reports</Link>
          </TextLink>
        }
      >
        {reports.length === 0 ? (
          <Text tone="muted" inset>
            Nothing new was reported.
          </Text>
        ) : (
          <LinkRows>
            {reports.map((report) => (
              <li key={report.reference}>
                <Link
                  data-link=""
                  to={supportPath({ tab: 'intake', list: { kind: report.kind, status: 'New' } })}
                >
                  {report.kind === 'bug' ? (
                    <BugAntIcon aria-label="Bug" />
                  ) : (
                    <ChatBubbleLeftIcon aria-label="Feedback" />
                  )}
                  <LinkNote alone>{reportName(report)}</LinkNote>
                  <span>
                    {formatMoment(report.createdAt, new Date().toISOString(), readerZone())}
                  </span>
                </Link>
              </li>
            ))}
          </LinkRows>
        )}
      </Card>
    )}
  </LoadedView>
);

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly inbox: Loadable<IntakePage>;
  }
}

/** Maximum count of reports on Home. */
const ROWS = 4;

/** The newest unassigned reports, on the staff's Home. */
export const section = createSection(InboxCard, {
  inbox: ({ gatewayOf }) =>
    new Loadable({
      read: () =>
        gatewayOf(supportApi).supportReports({
          search: '',
          filters: { status: 'New' },
          sort: null,
          page: 1,
          size: ROWS,
        }),
      fallback: 'The new reports could not be loaded.',
    }),
});
