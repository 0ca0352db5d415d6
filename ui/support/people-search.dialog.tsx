import ExclamationTriangleIcon from '@heroicons/react/24/outline/ExclamationTriangleIcon';
import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import UserGroupIcon from '@heroicons/react/20/solid/UserGroupIcon';
import UserIcon from '@heroicons/react/20/solid/UserIcon';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { audienceOf, groupsLine } from '#core/support/diagnostics-of.rule.ts';
import { supportApi } from '#core/support/support.api.ts';
import { EmptyState } from '../kit/empty-state.tsx';
import { HiddenText } from '../kit/hidden-text.tsx';
import { SearchCombobox } from '../kit/search-combobox.tsx';
import { SearchDialog, SearchKeys, SearchRoom } from '../kit/search-dialog.tsx';
import { SearchGroup, SearchHit, SearchOption } from '../kit/search-option.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Text } from '../kit/text.ts';
import { useModel } from '../shell/use-model.ts';
import { PeopleSearchViewModel } from './people-search.view-model.ts';
import { AgainButton } from '../shell/again-button.tsx';
import { UserBadge } from './user-columns.tsx';
import { createSection } from '../sections/section.ts';

const PEOPLE = 'people-found';
const GROUPS = 'groups-found';

/** The message shown in place of results. */
const Words = observer(({ model }: { readonly model: PeopleSearchViewModel }) => {
  const { outcome, links } = model;
  if (outcome.at === 'searching')
    return (
      <SearchRoom>
        <Skeleton lines={3} label="Searching" />
      </SearchRoom>
    );
  if (outcome.at === 'found' && links.length > 0) return null;
  return (
    <SearchRoom
      of="emptyState"
      role={outcome.at === 'failed' || outcome.at === 'tooLong' ? 'alert' : undefined}
    >
      {outcome.at === 'failed' && (
        <EmptyState
          icon={ExclamationTriangleIcon}
          title="Not searched"
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
          title="No user matches"
          text="Try a group number or an xmit."
        />
      )}
      {outcome.at === 'idle' && (
        <EmptyState
          icon={MagnifyingGlassIcon}
          title="Find a person or a group"
          text="Type at least two characters of a name, username, e-mail, phone, group or transmitter code."
        />
      )}
    </SearchRoom>
  );
});

/** The staff search for people and groups, usable by keyboard alone. Choosing a group lists its people (design picture 12). */
export const PeopleSearchDialog = observer(() => {
  const model = useModel('peopleSearch');
  const navigate = useNavigate();
  const { hits, active, links } = model;
  const open = (path: string | null | undefined): void => {
    if (path === null || path === undefined) return;
    model.close();
    void navigate(path);
  };
  const idOf = (index: number): string => `people-option-${index}`;
  const option = (index: number) => ({
    id: idOf(index),
    active: index === active,
    onPoint: () => model.point(index),
    onChoose: () => open(links[index]),
  });
  const users = hits?.users ?? [];
  const groups = hits?.groups ?? [];
  const last = users.length + groups.length;
  return (
    <SearchDialog
      label="Search users and groups"
      onClose={() => model.close()}
      head={
        <SearchCombobox
          label="Search users and groups"
          placeholder="Name, username, e-mail, phone, group or xmit"
          value={model.text}
          lists={`${PEOPLE} ${GROUPS}`}
          activeId={active < 0 ? undefined : idOf(active)}
          expanded={links.length > 0}
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
            [['Enter'], 'Open'],
          ]}
        />
      }
    >
      <HiddenText role="status">{model.announcement}</HiddenText>
      <Words model={model} />
      {users.length > 0 && (
        <SearchGroup id={PEOPLE} title={`Users, ${hits?.total ?? 0}`}>
          {users.map((user, index) => (
            <SearchOption key={user.accountId} size="row" {...option(index)}>
              <UserIcon aria-hidden />
              <SearchHit
                title={user.name}
                detail={[user.username, audienceOf(user), groupsLine(user)]
                  .filter(Boolean)
                  .join(' · ')}
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
    </SearchDialog>
  );
});

/** The staff search for people and groups in the header. */
export const section = createSection(PeopleSearchDialog, {
  peopleSearch: ({ dialogs, gatewayOf }) =>
    new PeopleSearchViewModel({
      support: gatewayOf(supportApi),
      close: () => dialogs.close(),
      typedEarly: dialogs.request?.detail ?? null,
    }),
});
