import type { SupportedUser } from '#core/support/support.schema.ts';
import { formatMoment } from '../kit/format-time.ts';
import { LinkButton } from '../kit/link-button.tsx';
import { Table } from '../kit/table.tsx';
import { UserBadge } from './user-badges.tsx';
import { audienceOf, groupsLine } from './user-words.ts';

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const lastLogin = (at: string | null): string =>
  at === null ? 'Never' : formatMoment(at, new Date().toISOString(), zone());

/** People who were found; pressing a name opens what can be done for them (domain guide 6.17). */
export const UsersTable = ({
  users,
  onOpen,
}: {
  readonly users: readonly SupportedUser[];
  readonly onOpen: (user: SupportedUser) => void;
}) => (
  <Table>
    <thead>
      <tr>
        <th scope="col">User</th>
        <th scope="col">Application</th>
        <th scope="col">Groups</th>
        <th scope="col">Last login</th>
        <th scope="col">Code</th>
        <th scope="col">Sign-in</th>
      </tr>
    </thead>
    <tbody>
      {users.map((user) => (
        <tr key={user.accountId}>
          <td data-strong="">
            <LinkButton onClick={() => onOpen(user)}>{user.name}</LinkButton>
            <small>{user.username}</small>
            <div data-phone="">
              {audienceOf(user)}, {user.username}
            </div>
          </td>
          <td data-off="">{audienceOf(user)}</td>
          <td data-off="">{groupsLine(user)}</td>
          <td data-second="">{lastLogin(user.lastLoginAt)}</td>
          <td data-off="">{user.codeAsked ? (user.contactSet ? 'Asked' : 'No contact') : 'Off'}</td>
          <td data-beside="">
            <UserBadge user={user} />
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);
