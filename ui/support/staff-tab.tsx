import UsersIcon from '@heroicons/react/24/outline/UsersIcon';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { rightsLine, STAFF_COLUMNS } from '#core/support/support-list.ts';
import type { StaffMember } from '#core/support/support.schema.ts';
import { Button } from '../kit/button.tsx';
import { columnsWith } from '../kit/data-list/column.ts';
import { ListView } from '../lists/list-view.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { useModel } from '../shell/use-model.ts';
import { RightsPanel } from './rights-panel.tsx';

const COLUMNS = columnsWith<StaffMember>(STAFF_COLUMNS, [
  { key: 'name', cell: ({ name }) => name, note: ({ username }) => username, sortable: true },
  { key: 'username', cell: ({ username }) => username, hidden: true },
  { key: 'rights', cell: rightsLine, phone: 'meta' },
]);
const nameOf = ({ name }: StaffMember): string => name;

/** Who of the staff may do what (domain guide 6.17). */
export const StaffTab = observer(() => {
  const model = useModel('staffRights');
  const { list } = model;
  useListAddress(list);
  const open = useCallback((member: StaffMember) => model.edit(member), [model]);
  return (
    <>
      <ListView
        list={list}
        title="Staff"
        pages="Pages of the staff"
        waiting="Loading the staff"
        columns={COLUMNS}
        download={model.download}
        nameOf={nameOf}
        onOpen={open}
        search={{ id: 'staff-search', label: 'Search', placeholder: 'Name, username, right' }}
        empty={(narrowed) => ({
          icon: UsersIcon,
          title: narrowed ? 'Nobody fits' : 'No staff',
          text: narrowed
            ? 'Neither a name nor a right holds what you typed.'
            : 'Whoever may sign in as staff is listed here.',
          action: narrowed && (
            <Button size="sm" onClick={() => void list.clear()}>
              Clear filters
            </Button>
          ),
        })}
      />
      {model.edited !== null && <RightsPanel model={model} member={model.edited} />}
    </>
  );
});
