import ArrowPathIcon from '@heroicons/react/20/solid/ArrowPathIcon';
import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import type { SupportedUser } from '#core/support/supported-users.schema.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { ListView } from '../lists/list-view.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { useOpened } from '../lists/use-opened.ts';
import { useModel } from '../shell/use-model.ts';
import { SupportStart } from './support-desk.tsx';
import { USER_COLUMNS } from './user-columns.tsx';

const NOBODY = {
  icon: MagnifyingGlassIcon,
  title: 'No matching users',
  text: 'Try a group number or a transmitter code.',
  action: null,
};
const nameOf = ({ name }: SupportedUser): string => name;

/** The tab where staff find and help people of all audiences. The URL contains the search (domain guide 6.17). */
export const UsersTab = observer(() => {
  const model = useModel('support');
  const { list } = model;
  const { open: address } = useOpened('user');
  useListAddress(list);
  const open = useCallback(({ accountId }: SupportedUser) => address(accountId), [address]);
  return (
    <>
      <ListView
        list={list}
        title="Users"
        pages="Pages of users"
        waiting="Searching users"
        columns={USER_COLUMNS}
        nameOf={nameOf}
        onOpen={open}
        search={{
          id: 'user-search',
          label: 'Find a user',
          placeholder: 'Name, username, email, phone, group or transmitter',
        }}
        tools={
          <IconButton size="sm" bordered label="Search again" onClick={() => void list.again()}>
            <ArrowPathIcon />
          </IconButton>
        }
        empty={() => NOBODY}
        download={model.download}
      />
      {list.state.at === 'idle' && <SupportStart />}
    </>
  );
});
