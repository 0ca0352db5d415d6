import { shownEmail } from '#core/kernel/shown-email.rule.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { formatPhone } from '#core/kernel/format-phone.rule.ts';
import type { SupportedPerson } from '#core/support/support-overview.schema.ts';
import type { SupportedUser } from '#core/support/supported-users.schema.ts';
import { audienceOf, groupsLine } from '#core/support/diagnostics-of.rule.ts';
import { Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { Facts } from '../kit/facts.tsx';
import { formatStamp, readerZone } from '../kit/format-time.ts';
import { Grid } from '../kit/grid.ts';
import { PageTitle, TitleLine } from '../kit/page-title.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { Trail } from './trail.look.tsx';
import { ListTurner } from '../lists/record-turner.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { useOpened } from '../lists/use-opened.ts';
import { InsetSlot } from '../shell/inset-slot.tsx';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useModel } from '../shell/use-model.ts';
import type { HelpUserViewModel } from './help-user.view-model.ts';
import { NextSignInDialogs } from './next-sign-in.dialogs.tsx';
import { SignInCard } from './next-sign-in.tsx';
import { EndSessionsQuestion, LinkText, PersonActions } from './person-actions.tsx';
import { AuditLogCard } from './person-audit-log.tsx';
import { SessionsCard, ImpersonationsCard } from './person-sessions.tsx';
import { useReach } from './use-reach.ts';
import { UserBadge } from './user-columns.tsx';

const whoText = (user: SupportedUser): string =>
  [
    user.username,
    audienceOf(user),
    groupsLine(user, 3),
    user.lastLoginAt === null
      ? 'never signed in'
      : `last sign-in ${formatStamp(user.lastLoginAt, readerZone())}`,
  ]
    .filter(Boolean)
    .join(' · ');

const Contacts = observer(
  ({ help, mayHelp }: { readonly help: HelpUserViewModel; readonly mayHelp: boolean }) => (
    <Card title="Contacts">
      <Stack gap={3}>
        <Facts
          facts={[
            {
              name: 'Email',
              value: help.user.email && shownEmail(help.user.email),
              absent: 'None',
            },
            {
              name: 'Phone',
              value: help.user.phoneNumber && formatPhone(help.user.phoneNumber),
              absent: 'None',
            },
          ]}
        />
        {mayHelp && help.user.contactSet && (
          <Row gap={3} wrap={3} align="stretch">
            <Button size="sm" onClick={() => help.nextSignIn.correctContact()}>
              Correct contact
            </Button>
            <Button size="sm" onClick={() => help.nextSignIn.askFor('contactInfo')}>
              Reset MFA
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  ),
);

const Parts = observer(
  ({
    person: { record, visits, sessions },
    help,
    mayHelp,
    mayChange,
  }: {
    readonly person: SupportedPerson;
    readonly help: HelpUserViewModel;
    readonly mayHelp: boolean;
    readonly mayChange: boolean;
  }) => (
    <Stack gap={4}>
      <Refusal of={help.submission} />
      <Grid columns="text" gap={4}>
        <Stack gap={4}>
          {mayHelp && <SignInCard help={help} />}
          {record !== null && <AuditLogCard record={record} user={help.user} />}
        </Stack>
        <Stack gap={4}>
          <Contacts help={help} mayHelp={mayHelp} />
          {mayChange && <InsetSlot name="person-access" />}
          {sessions !== null && <SessionsCard sessions={sessions} help={mayHelp ? help : null} />}
          {visits !== null && (
            <ImpersonationsCard
              visits={visits}
              username={help.user.username}
              accountId={help.user.accountId}
            />
          )}
        </Stack>
      </Grid>
      <EndSessionsQuestion help={help} />
      <NextSignInDialogs model={help.nextSignIn} user={help.user} />
    </Stack>
  ),
);

/** Returns the current path and query without the parameter `name`. */
const usePathWithout = (name: string): string => {
  const { pathname, search } = useLocation();
  const left = new URLSearchParams(search);
  left.delete(name);
  return left.size === 0 ? pathname : `${pathname}?${left.toString()}`;
};

/** One person's page at a URL of its own, with all data and actions (design "support person"). */
export const PersonPlace = observer(({ accountId }: { readonly accountId: string }) => {
  const model = useModel('personPlace');
  const { list } = useModel('support');
  useListAddress(list);
  const { turnTo } = useOpened('user');
  const outside = usePathWithout('user');
  useEffect(() => model.open(accountId), [model, accountId]);
  const { help, person } = model;
  const { mayHelp, mayView, mayChange } = useReach(help?.user);
  return (
    <>
      <Trail
        links={[
          { key: 'support', link: <Link to="/support">Support</Link> },
          { key: 'users', link: <Link to={outside}>Users</Link> },
        ]}
        here={help?.user.name ?? 'Person'}
        end={<ListTurner list={list} id={accountId} what="person" onOpen={turnTo} />}
      />
      <PageTitle
        key={accountId}
        title={help?.user.name ?? 'Person'}
        actions={
          help === null ? undefined : (
            <PersonActions help={help} mayHelp={mayHelp} mayView={mayView} />
          )
        }
      >
        {help !== null && (
          <>
            <UserBadge user={help.user} />
            <TitleLine whole data-word="">
              <Text as="span" size="small" wrap="anywhere">
                {whoText(help.user)}
              </Text>
            </TitleLine>
          </>
        )}
      </PageTitle>
      {help !== null && <LinkText help={help} />}
      {person !== null && (
        <LoadedView from={person} waiting="Loading the person">
          {(found) =>
            help === null ? null : (
              <Parts person={found} help={help} mayHelp={mayHelp} mayChange={mayChange} />
            )
          }
        </LoadedView>
      )}
    </>
  );
});
