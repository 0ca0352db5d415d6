import ChatBubbleLeftIcon from '@heroicons/react/20/solid/ChatBubbleLeftIcon';
import UserPlusIcon from '@heroicons/react/20/solid/UserPlusIcon';
import { observer } from 'mobx-react-lite';
import type { AccountGroup } from '#core/account-group/account-group.schema.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { accountGroupApi } from '#core/account-group/account-group.api.ts';
import { Button } from '../kit/button.tsx';
import { formatDay } from '../kit/format-time.ts';
import { WithPanel } from '../kit/docked-panel.tsx';
import { Grid } from '../kit/grid.ts';
import { PageTitle, TitleLine } from '../kit/page-title.tsx';
import { MEDIA } from '../kit/media.ts';
import { Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { useMedia } from '../kit/use-size.ts';
import { WideOnly } from '../kit/wide-only.ts';
import { DeletionQuestion } from '../shell/deletion-question.tsx';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useModel } from '../shell/use-model.ts';
import { useRegistry } from '../shell/registry.ts';
import { useRights } from '../shell/use-rights.ts';
import { AccessForm } from './access-form.tsx';
import { AccountGroupViewModel } from './account-group.view-model.ts';
import { CompanyCard } from './company-card.tsx';
import { GroupBadge } from './group-badges.tsx';
import { CompanyPanel } from './company-panel.tsx';
import { BlocksCard, TreeCard } from './group-cards.tsx';
import { DefaultsCard, GroupContacts } from './group-contacts.tsx';
import { ContactPanel, DefaultsPanel } from './group-panels.tsx';
import { AskDialog, UserQuestion } from './group-questions.tsx';
import { PortalUsers } from './portal-users.tsx';
import { createSection } from '../sections/section.ts';

/** Shows the facts that identify a group, in one line where it fits. A line breaks only between two facts. */
const Facts = ({ group }: { readonly group: AccountGroup }) => {
  const branches = group.tree.filter(
    ({ siteGroupNum, accounts }) => accounts !== null && siteGroupNum !== group.siteGroupNum,
  ).length;
  const facts = [
    `Group ${group.siteGroupNum}`,
    branches === 0 ? group.kind : `${group.kind}, ${counted(branches, 'branch', 'branches')}`,
    ...(group.since === null ? [] : [`Since ${formatDay(group.since, 'month')}`]),
    `Representative: ${group.representative ?? 'none'}`,
    `Answering service: ${group.answeringService ? 'on' : 'off'}`,
  ];
  return (
    <Text as="span" tone="muted">
      {facts.map((fact) => fact.replaceAll(' ', '\u00A0')).join('\u00A0· ')}
    </Text>
  );
};

const Panels = observer(
  ({ model, group }: { readonly model: AccountGroupViewModel; readonly group: AccountGroup }) => {
    const { asking, company, contact, defaults } = model;
    const onClose = () => model.close();
    return (
      <>
        {company !== null && <CompanyPanel editor={company} onClose={onClose} />}
        {defaults !== null && <DefaultsPanel editor={defaults} onClose={onClose} />}
        {contact !== null && <ContactPanel editor={contact} onClose={onClose} />}
        {asking !== null && group.representative !== null && (
          <AskDialog model={model} about={asking} representative={group.representative} />
        )}
        <UserQuestion acts={model.acts} />
        <DeletionQuestion of={model.deletion} />
      </>
    );
  },
);

const Group = observer(
  ({ model, group }: { readonly model: AccountGroupViewModel; readonly group: AccountGroup }) => {
    const mayChange = useRights().mayChange('xtAdmin');
    // False during an impersonation, because an invitation link works without a session and would still work after the
    // impersonation has ended.
    const { mayChangeOwn: mayInvite } = useRegistry().create('session').limits;
    const mayAsk = mayChange && group.representative !== null;
    const now = new Date().toISOString();
    const { access } = model;
    // Where the users come first, the rest waits for them, so that they do not move it down when they arrive.
    const isWide = useMedia(MEDIA.halves);
    const company = (
      <CompanyCard
        group={group}
        now={now}
        onEdit={mayChange ? () => model.openCompany(group) : null}
      />
    );
    const tree = <TreeCard group={group} onAsk={mayAsk ? () => model.ask('branch') : null} />;
    const contacts = (
      <GroupContacts
        group={group}
        edit={
          mayChange
            ? {
                open: (contact) => model.openContact(contact),
                remove: (contact) => model.removeContact(group, contact),
              }
            : null
        }
      />
    );
    return (
      <>
        <PageTitle
          title={group.siteGroupName}
          {...(mayChange && {
            actions: (
              <>
                {mayAsk && (
                  <Button icon={<ChatBubbleLeftIcon />} onClick={() => model.ask('message')}>
                    <span>
                      Message<WideOnly>{` ${group.representative ?? ''}`}</WideOnly>
                    </span>
                  </Button>
                )}
                {mayInvite && (
                  <Button
                    look="primary"
                    icon={<UserPlusIcon />}
                    onClick={() => model.openAccess(group, null)}
                  >
                    Invite user
                  </Button>
                )}
              </>
            ),
          })}
        >
          <GroupBadge status={group.status} />
          <TitleLine data-word="" whole>
            <Facts group={group} />
          </TitleLine>
        </PageTitle>
        <Stack gap={4}>
          <WithPanel>
            <Stack gap={4}>
              {isWide && (
                <Grid columns="halves" gap={4}>
                  {company}
                  <Stack gap={4}>
                    {tree}
                    {contacts}
                  </Stack>
                </Grid>
              )}
              <PortalUsers
                model={model}
                group={group}
                mayChange={mayChange}
                mayInvite={mayInvite}
              />
              {(isWide || model.list.state.at !== 'loading') && (
                <>
                  {!isWide && (
                    <>
                      {contacts}
                      {tree}
                      {company}
                    </>
                  )}
                  <Grid columns="halves" gap={4}>
                    <BlocksCard group={group} onAsk={mayAsk ? () => model.ask('block') : null} />
                    <DefaultsCard
                      group={group}
                      onEdit={mayChange ? () => model.openDefaults(group) : null}
                    />
                  </Grid>
                </>
              )}
            </Stack>
            {access !== null && <AccessForm editor={access} onClose={() => model.close()} />}
          </WithPanel>
        </Stack>
        <Panels model={model} group={group} />
      </>
    );
  },
);

/** The page of a dealer's own group: company data, alarm handling and portal users (domain guide 6.10). */
export const AccountGroupPage = observer(() => {
  const model = useModel('accountGroup');
  const { source } = model;
  return (
    <>
      {source.state.at !== 'ready' && <PageTitle title="Account group" />}
      <LoadedView from={source} waiting="Loading your account group">
        {(group) => <Group model={model} group={group} />}
      </LoadedView>
    </>
  );
});

export const section = createSection(AccountGroupPage, {
  accountGroup: ({ makeKey, toasts, files, own, gatewayOf }) =>
    new AccountGroupViewModel({
      gateway: gatewayOf(accountGroupApi),
      makeKey,
      toasts,
      files,
      own,
    }),
});
