import ExclamationTriangleIcon from '@heroicons/react/24/outline/ExclamationTriangleIcon';
import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import UserGroupIcon from '@heroicons/react/20/solid/UserGroupIcon';
import UserIcon from '@heroicons/react/20/solid/UserIcon';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { portalEntries } from '#core/commands/find-entries.rule.ts';
import { writeSubject } from '#core/impersonation/view-as-subject.rule.ts';
import type { NavigationItem } from '#core/navigation/navigation-item.ts';
import { navigationInput } from '#core/navigation/navigation-input.rule.ts';
import { audienceOf, groupsLine } from '#core/support/diagnostics-of.rule.ts';
import { supportApi } from '#core/support/support.api.ts';
import type { SupportedUser } from '#core/support/supported-users.schema.ts';
import { EmptyState } from '../kit/empty-state.tsx';
import { HiddenText } from '../kit/hidden-text.tsx';
import { SearchCombobox } from '../kit/search-combobox.tsx';
import { SearchDialog, SearchKeys, SearchRoom } from '../kit/search-dialog.tsx';
import { SearchGroup, SearchHit, SearchLine, SearchOption } from '../kit/search-option.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Text } from '../kit/text.ts';
import { iconOf } from '../shell/navigation-icons.ts';
import { useRegistry } from '../shell/registry.ts';
import { useEntryActions } from '../shell/use-menus.ts';
import { useModel } from '../shell/use-model.ts';
import { useRights } from '../shell/use-rights.ts';
import { PeopleSearchViewModel } from './people-search.view-model.ts';
import { AgainButton } from '../shell/again-button.tsx';
import { UserBadge } from './user-columns.tsx';
import { createSection } from '../sections/section.ts';

const PEOPLE = 'people-found';
const GROUPS = 'groups-found';
const ENTRIES = 'entries-found';

/** The message shown in place of results. */
const Words = observer(({ model }: { readonly model: PeopleSearchViewModel }) => {
  const { outcome, links } = model;
  if (outcome.at === 'searching')
    return (
      <SearchRoom>
        <Skeleton lines={3} label="Searching" />
      </SearchRoom>
    );
  if (outcome.at === 'found' && links.length + model.entries.length > 0) return null;
  if (outcome.at === 'idle' && model.entries.length > 0) return null;
  return (
    <SearchRoom
      of="emptyState"
      role={outcome.at === 'failed' || outcome.at === 'tooLong' ? 'alert' : undefined}
    >
      {outcome.at === 'failed' && (
        <EmptyState
          icon={ExclamationTriangleIcon}
          title="Search failed"
          text={outcome.text}
          action={<AgainButton why={outcome.text} onAgain={() => model.retry()} />}
        />
      )}
      {outcome.at === 'tooLong' && (
        <EmptyState icon={ExclamationTriangleIcon} title="Too long to search" text={outcome.text} />
      )}
      {outcome.at === 'found' && (
        <EmptyState
          icon={MagnifyingGlassIcon}
          title="No matching users"
          text="Try a group number or a transmitter code."
        />
      )}
      {outcome.at === 'idle' && (
        <EmptyState
          icon={MagnifyingGlassIcon}
          title="Find a person or a group"
          text="Type a name, username, email, phone, group or transmitter code. “view as dana” asks to see the portal as Dana; a screen’s name opens it."
        />
      )}
    </SearchRoom>
  );
});

/** The staff search for people and groups, usable by keyboard alone. Choosing a group lists its people (design picture 12). */
export const PeopleSearchDialog = observer(() => {
  const model = useModel('peopleSearch');
  const navigate = useNavigate();
  const actionOf = useEntryActions();
  const registry = useRegistry();
  const { hits, active, links, entries } = model;
  const users = hits?.users ?? [];
  const groups = hits?.groups ?? [];
  const { held } = useRights();
  /** Why this person cannot be viewed; null if they can, or if nobody asked for it. */
  const barred = (user: SupportedUser | undefined): string | null => {
    if (!model.viewsAs || user === undefined) return null;
    if (!held.has('impersonate')) return 'You do not have the right to view as users.';
    return user.applicationNum === 1 || user.disabled
      ? 'Staff and disabled users cannot be viewed.'
      : null;
  };
  const open = (chosen: string | NavigationItem | null | undefined, index = active): void => {
    const user = users[index];
    if (chosen === null || chosen === undefined || barred(user) !== null) return;
    model.close();
    if (model.viewsAs && user !== undefined)
      registry.create('dialogs').open('view-as', writeSubject(user));
    else if (typeof chosen === 'string') void navigate(chosen);
    else actionOf(chosen).run?.();
  };
  const idOf = (index: number): string => `people-option-${index}`;
  const option = (index: number) => ({
    id: idOf(index),
    active: index === active,
    onPoint: () => model.point(index),
    onChoose: () => open(links[index] ?? entries[index - links.length], index),
  });
  const last = users.length + groups.length;
  return (
    <SearchDialog
      label="Search users and groups"
      onClose={() => model.close()}
      head={
        <SearchCombobox
          label="Search users and groups"
          placeholder="Person, group or screen; “view as” and a name"
          value={model.text}
          lists={`${PEOPLE} ${GROUPS} ${ENTRIES}`}
          activeId={active < 0 ? undefined : idOf(active)}
          expanded={links.length + entries.length > 0}
          onType={(text) => model.type(text)}
          onMove={(to) => model.move(to)}
          onChoose={() => open(model.choose())}
          onClose={() => model.close()}
        />
      }
      foot={
        <SearchKeys
          keys={[
            [['↑', '↓'], 'Move'],
            [['Enter'], model.viewsAs ? 'View as' : 'Open'],
          ]}
        />
      }
    >
      <HiddenText role="status">{model.announcement}</HiddenText>
      <Words model={model} />
      {users.length > 0 && (
        <SearchGroup id={PEOPLE} title={`Users, ${hits?.total ?? 0}`}>
          {users.map((user, index) => (
            <SearchOption
              key={user.accountId}
              size="row"
              {...option(index)}
              disabled={barred(user) !== null}
            >
              <UserIcon aria-hidden />
              <SearchHit
                title={model.viewsAs ? `View as ${user.name}` : user.name}
                detail={
                  barred(user) ??
                  [user.username, audienceOf(user), groupsLine(user)].filter(Boolean).join(' · ')
                }
                code=""
                state={<UserBadge user={user} />}
              />
            </SearchOption>
          ))}
        </SearchGroup>
      )}
      {(groups.length > 0 || links.length > last) && (
        <SearchGroup id={GROUPS} title={groups.length > 0 ? `Groups, ${groups.length}` : 'More'}>
          {groups.map((group, index) => (
            <SearchOption key={group.siteGroupNum} size="row" {...option(users.length + index)}>
              <UserGroupIcon aria-hidden />
              <SearchHit
                title={`${group.siteGroupNum} ${group.siteGroupName}`}
                detail={group.people === 1 ? '1 user' : `${group.people} users`}
                code=""
                state={null}
              />
            </SearchOption>
          ))}
          {links.length > last && (
            <SearchOption size="line" {...option(last)}>
              <MagnifyingGlassIcon aria-hidden />
              <Text as="span">{`Show all ${hits?.total ?? 0} users in Support`}</Text>
            </SearchOption>
          )}
        </SearchGroup>
      )}
      {entries.length > 0 && (
        <SearchGroup id={ENTRIES} title="Screens and settings">
          {entries.map((entry, index) => (
            <SearchLine
              key={entry.id}
              {...option(links.length + index)}
              icon={iconOf(entry.icon).idle}
              text={entry.text}
            />
          ))}
        </SearchGroup>
      )}
    </SearchDialog>
  );
});

/** The search in the header, with which staff find people and groups. */
export const section = createSection(PeopleSearchDialog, {
  peopleSearch: ({ configuration, context, dialogs, gatewayOf }) =>
    new PeopleSearchViewModel({
      support: gatewayOf(supportApi),
      close: () => dialogs.close(),
      entries:
        context.current.view === null
          ? []
          : portalEntries(navigationInput(context.current.view, configuration)),
      typedEarly: dialogs.request?.detail ?? null,
    }),
});
