import ArrowPathIcon from '@heroicons/react/20/solid/ArrowPathIcon';
import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import type { SupportedUser } from '#core/support/supported-users.schema.ts';
import { Button } from '../kit/button.tsx';
import { WithPanel } from '../kit/docked-panel.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { ListView } from '../lists/list-view.tsx';
import { RowPreview, usePreview } from '../lists/row-preview.tsx';
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
  const { id: previewed, open: addressPreview } = usePreview();
  const preview = useCallback(
    ({ accountId }: SupportedUser) => addressPreview(accountId),
    [addressPreview],
  );
  return (
    <>
      <WithPanel>
        <ListView
          list={list}
          title="Users"
          pages="Pages of users"
          waiting="Searching users"
          columns={USER_COLUMNS}
          nameOf={nameOf}
          onOpen={open}
          onPreview={preview}
          beside={previewed}
          search={{
            id: 'user-search',
            label: 'Find a user',
            placeholder: 'Name, username, email, phone, group or transmitter',
          }}
          tools={
            <IconButton bordered label="Search again" onClick={() => void list.again()}>
              <ArrowPathIcon />
            </IconButton>
          }
          empty={() => NOBODY}
          download={model.download}
        />
        <RowPreview
          list={list}
          columns={USER_COLUMNS}
          what="person"
          nameOf={nameOf}
          actions={(row) => (
            <Button look="primary" onClick={() => open(row)}>
              Open person
            </Button>
          )}
        />
      </WithPanel>
      {list.state.at === 'idle' && <SupportStart />}
    </>
  );
});
