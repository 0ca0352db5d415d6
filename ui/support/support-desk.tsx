import ClockIcon from '@heroicons/react/20/solid/ClockIcon';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { personPath } from '#core/support/person-path.rule.ts';
import { shownEmail } from '#core/kernel/shown-email.rule.ts';
import { writeSubject } from '#core/impersonation/view-as-subject.rule.ts';
import type { SupportedUser } from '#core/support/supported-users.schema.ts';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { formatMoment, readerZone } from '../kit/format-time.ts';
import { Grid } from '../kit/grid.ts';
import { Stack } from '../kit/stack.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useRegistry } from '../shell/registry.ts';
import { useModel } from '../shell/use-model.ts';
import { CertificateCheck } from './certificate-check.tsx';
import { NeedHelpCard, ViewAsCard } from './desk-cards.tsx';
import { groupOf } from './desk-people.tsx';
import { DeskRow, DeskRows } from './desk-row.look.tsx';
import { InboxCard } from './staff-inbox.tsx';
import { mayHelp } from './support.models.ts';
import { UserBadge } from './user-columns.tsx';
import { useReach } from './use-reach.ts';

const lastLogin = ({ lastLoginAt }: SupportedUser): string =>
  lastLoginAt === null
    ? 'never signed in'
    : `last sign-in ${formatMoment(lastLoginAt, new Date().toISOString(), readerZone())}`;

const RecentRow = observer(({ user }: { readonly user: SupportedUser }) => {
  const registry = useRegistry();
  const { mayView } = useReach(user);
  return (
    <DeskRow
      icon={ClockIcon}
      tone="neutral"
      note={`${shownEmail(user.username)} · ${lastLogin(user)}`}
      end={
        <>
          <UserBadge user={user} />
          {mayView && (
            <Button
              size="sm"
              aria-label={`View as user: ${user.name}`}
              onClick={() => registry.create('dialogs').open('view-as', writeSubject(user))}
            >
              View as user
            </Button>
          )}
        </>
      }
    >
      <Link data-link="" to={personPath(user.accountId)}>
        {user.name}
      </Link>
      {`, ${groupOf(user)}`}
    </DeskRow>
  );
});

/** The start page of Support: who may need help and whom one opened recently, with actions, and what runs beside it. */
export const SupportStart = observer(() => {
  const model = useModel('supportDesk');
  const inbox = useModel('supportInbox');
  const { view } = useRegistry().create('session');
  return (
    <Stack above={4}>
      <LoadedView from={model.desk} waiting="Loading the people who need help">
        {({ lately }) => {
          const { locked } = model;
          const recent = lately.filter((user) =>
            locked.every(({ accountId }) => accountId !== user.accountId),
          );
          return (
            <Grid columns="text" gap={4}>
              <Stack gap={4}>
                <NeedHelpCard model={model} />
                {recent.length > 0 && (
                  <Card title="Opened recently" count={recent.length} inset={false}>
                    <DeskRows>
                      {recent.map((user) => (
                        <RecentRow key={user.accountId} user={user} />
                      ))}
                    </DeskRows>
                  </Card>
                )}
                {mayHelp(view) && <InboxCard inbox={inbox} />}
              </Stack>
              <Stack gap={4}>
                <ViewAsCard model={model} />
                <CertificateCheck />
              </Stack>
            </Grid>
          );
        }}
      </LoadedView>
    </Stack>
  );
});
