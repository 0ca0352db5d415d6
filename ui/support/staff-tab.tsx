import { observer } from 'mobx-react-lite';
import UsersIcon from '@heroicons/react/24/outline/UsersIcon';
import { useCallback } from 'react';
import { GIVABLE_RIGHTS, rightsLine, STAFF_COLUMNS } from '#core/support/support-list.ts';
import type { StaffMember } from '#core/support/supported-users.schema.ts';
import { Button } from '../kit/button.tsx';
import { Checkbox, CheckboxNote } from '../kit/checkbox.tsx';
import { SlideOver } from '../kit/dialog.tsx';
import { Stack } from '../kit/stack.ts';
import { Refusal } from '../forms/form.tsx';
import { useGuardedLeave } from '../shell/use-unsaved-work.tsx';
import { columnsWith } from '../kit/data-list/column.ts';
import { ListView } from '../lists/list-view.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { useModel } from '../shell/use-model.ts';
import type { StaffRightsViewModel } from './staff-rights.view-model.ts';

/** A panel with the rights of one staff member, saved together. Changed rights apply from that member's next request. */
const RightsPanel = observer(
  ({ model, member }: { readonly model: StaffRightsViewModel; readonly member: StaffMember }) => {
    const { close, question } = useGuardedLeave(model.dirty, () => model.close());
    return (
      <>
        {question}
        <SlideOver
          id="rights"
          title={`Rights of ${member.name}`}
          onClose={close}
          foot={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button
                look="primary"
                busy={model.submission.busy}
                disabled={!model.dirty}
                onClick={() => void model.save()}
              >
                Save
              </Button>
            </>
          }
        >
          <Refusal of={model.submission} />
          <Stack as="ul" gap={3}>
            {GIVABLE_RIGHTS.map(({ right, name, opens }) => (
              <li key={right}>
                <Checkbox
                  id={`right-${right}`}
                  checked={model.rights.has(right)}
                  onChange={(given) => model.set(right, given)}
                >
                  {name}
                </Checkbox>
                <CheckboxNote>{opens}</CheckboxNote>
              </li>
            ))}
          </Stack>
        </SlideOver>
      </>
    );
  },
);

const COLUMNS = columnsWith<StaffMember>(STAFF_COLUMNS, [
  { key: 'name', cell: ({ name }) => name, note: ({ username }) => username, sortable: true },
  { key: 'username', cell: ({ username }) => username, hidden: true },
  { key: 'rights', cell: rightsLine, phone: 'meta' },
]);
const nameOf = ({ name }: StaffMember): string => name;

/** The staff members and their rights (domain guide 6.17). */
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
          title: narrowed ? 'No matching staff' : 'No staff',
          text: narrowed
            ? 'No name or right contains what you typed.'
            : 'Everyone who can sign in as staff is listed here.',
        })}
      />
      {model.edited !== null && <RightsPanel model={model} member={model.edited} />}
    </>
  );
});
