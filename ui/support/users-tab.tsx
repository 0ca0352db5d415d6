import ArrowPathIcon from '@heroicons/react/20/solid/ArrowPathIcon';
import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import ExclamationTriangleIcon from '@heroicons/react/24/outline/ExclamationTriangleIcon';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { LIMITS } from '#core/kernel/limits.ts';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Field } from '../kit/field.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { styled } from '../kit/styled.ts';
import { useModel } from '../shell/use-model.ts';
import type { FindUsersViewModel } from './find-users.view-model.ts';
import { NumberedPagesFoot } from './numbered-pages.tsx';
import type { SupportViewModel } from './support.view-model.ts';
import { UserPanel } from './user-panel.tsx';
import { UsersTable } from './users-table.tsx';

const Tools = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 480px) auto',
    alignItems: 'end',
    gap: '3',
    marginBottom: '4',
    '& > button': { justifySelf: 'start' },
  },
});

const Found = observer(({ model }: { readonly model: SupportViewModel }) => {
  const { list } = model;
  const { search } = list;
  switch (search.at) {
    case 'idle':
      return (
        <Card>
          <EmptyState
            icon={MagnifyingGlassIcon}
            title="Find a user"
            text="By name, username, e-mail, phone, group number or transmitter code."
          />
        </Card>
      );
    case 'looking':
      return (
        <Card>
          <Skeleton lines={6} label="Looking for users" />
        </Card>
      );
    case 'failed':
      return (
        <Card>
          <div role="alert">
            <EmptyState
              icon={ExclamationTriangleIcon}
              title="Not loaded"
              text={search.text}
              action={
                <Button size="sm" onClick={() => void list.again()}>
                  Try again
                </Button>
              }
            />
          </div>
        </Card>
      );
    case 'found':
      return search.total === 0 ? (
        <Card>
          <EmptyState
            icon={MagnifyingGlassIcon}
            title="No user matches"
            text="Try a group number or an xmit."
          />
        </Card>
      ) : (
        <Card title="Users" count={search.total} inset={false}>
          <UsersTable users={search.users} onOpen={(user) => model.open(user)} />
          <NumberedPagesFoot
            label="Pages of users"
            pages={list}
            shown={search.users.length}
            total={search.total}
          />
        </Card>
      );
  }
});

/** The text lives in the address, so that a search can be left and come back to. */
const useTextInAddress = (list: FindUsersViewModel) => {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('q') ?? '';
  const came = useNavigationType();
  useEffect(() => {
    // What is typed here replaces the address; what comes otherwise, as by Back, is followed.
    if (came !== NavigationType.Replace) list.follow(asked);
  }, [list, asked, came]);
  return (text: string): void => {
    list.type(text);
    setQuery(
      (old) => {
        if (text === '') old.delete('q');
        else old.set('q', text);
        return old;
      },
      { replace: true },
    );
  };
};

/** People of every audience, found and helped (domain guide 6.17). */
export const UsersTab = observer(() => {
  const model = useModel('support');
  const { list, opened } = model;
  const type = useTextInAddress(list);
  return (
    <>
      <Tools>
        <Field
          id="user-search"
          type="search"
          label="Find a user"
          placeholder="Name, username, e-mail, phone, group or xmit"
          autoComplete="off"
          maxLength={LIMITS.searchText}
          value={list.text}
          onChange={type}
        />
        {list.search.at === 'found' && (
          <IconButton bordered label="Search again" onClick={() => void list.again()}>
            <ArrowPathIcon />
          </IconButton>
        )}
      </Tools>
      <div aria-busy={list.reading}>
        <Found model={model} />
      </div>
      {opened !== null && <UserPanel model={opened} onClose={() => model.close()} />}
    </>
  );
});
