import { observer } from 'mobx-react-lite';
import { GIVABLE_RIGHTS } from '#core/support/staff-right-names.ts';
import type { StaffMember } from '#core/support/support.schema.ts';
import { Card } from '../kit/card.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { Table } from '../kit/table.tsx';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useModel } from '../shell/use-model.ts';
import { RightsPanel } from './rights-panel.tsx';

const NAMES: ReadonlyMap<string, string> = new Map(
  GIVABLE_RIGHTS.map(({ right, name }) => [right, name]),
);

const rightsLine = ({ rights, disabled }: StaffMember): string => {
  const named = GIVABLE_RIGHTS.filter(({ right }) => rights.includes(right))
    .map(({ right }) => NAMES.get(right) ?? right)
    .join(', ');
  const all = rights.length === GIVABLE_RIGHTS.length;
  return `${disabled ? 'Disabled. ' : ''}${all ? 'Every right' : named || 'None'}`;
};

/** Who of the staff may do what (domain guide 6.17). */
export const StaffTab = observer(() => {
  const model = useModel('staffRights');
  return (
    <>
      <LoadedView from={model.list} waiting="Loading the staff">
        {(staff) => (
          <Card title="Staff" count={staff.length} inset={false}>
            <Table>
              <thead>
                <tr>
                  <th scope="col">Name</th>
                  <th scope="col">Rights</th>
                </tr>
              </thead>
              <tbody>
                {staff.map((member) => (
                  <tr key={member.accountId}>
                    <td data-strong="">
                      <LinkButton onClick={() => model.edit(member)}>{member.name}</LinkButton>
                      <small>{member.username}</small>
                      <div data-phone="">{rightsLine(member)}</div>
                    </td>
                    <td data-off="">{rightsLine(member)}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </Card>
        )}
      </LoadedView>
      {model.edited !== null && <RightsPanel model={model} member={model.edited} />}
    </>
  );
});
