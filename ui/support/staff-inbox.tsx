import BugAntIcon from '@heroicons/react/20/solid/BugAntIcon';
import ChatBubbleLeftIcon from '@heroicons/react/20/solid/ChatBubbleLeftIcon';
import EnvelopeIcon from '@heroicons/react/20/solid/EnvelopeIcon';
import { Link } from 'react-router-dom';
import { supportPath } from '#core/support/person-path.rule.ts';
import { kindWord, reportName } from '#core/support/support-list.ts';
import type { IntakePage, IntakeReport } from '#core/support/supported-users.schema.ts';
import { Card } from '../kit/card.tsx';
import { formatMoment, readerZone } from '../kit/format-time.ts';
import { TextLink } from '../kit/links.ts';
import { Text } from '../kit/text.ts';
import type { Loadable } from '../shell/loadable.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { DeskRow, DeskRows } from './desk-row.look.tsx';

const KINDS = {
  bug: { tone: 'trouble', icon: BugAntIcon },
  feedback: { tone: 'info', icon: ChatBubbleLeftIcon },
  message: { tone: 'neutral', icon: EnvelopeIcon },
} as const satisfies Record<IntakeReport['kind'], object>;

const authorOf = ({ actingStaff, siteGroupNum, site, writtenBy }: IntakeReport): string =>
  [
    actingStaff === null ? writtenBy : `${actingStaff} as ${writtenBy}`,
    site?.siteName ?? siteGroupNum?.toString(),
  ]
    .filter(Boolean)
    .join(', ');

/** The newest unassigned bug reports, feedback and messages, each with its author (domain guide 6.19). */
export const InboxCard = ({ inbox }: { readonly inbox: Loadable<IntakePage> }) => (
  <LoadedView from={inbox} waiting="Loading the inbox">
    {({ reports, total }) => (
      <Card
        title="Inbox"
        count={total}
        inset={false}
        actions={
          <TextLink size="sm">
            <Link to={supportPath({ tab: 'intake', list: { status: 'New' } })}>
              Bug reports & feedback
            </Link>
          </TextLink>
        }
      >
        {reports.length === 0 ? (
          <Text tone="muted" inset>
            Nothing new.
          </Text>
        ) : (
          <DeskRows>
            {reports.map((report) => (
              <DeskRow
                key={report.reference}
                {...KINDS[report.kind]}
                opens
                note={[
                  kindWord(report),
                  authorOf(report),
                  formatMoment(report.createdAt, new Date().toISOString(), readerZone()).replaceAll(
                    ' ',
                    '\u00A0',
                  ),
                ].join(' · ')}
              >
                <Link
                  data-link=""
                  to={supportPath({
                    tab: 'intake',
                    list: { kind: report.kind, status: 'New', report: report.reference },
                  })}
                >
                  {reportName(report)}
                </Link>
              </DeskRow>
            ))}
          </DeskRows>
        )}
      </Card>
    )}
  </LoadedView>
);
