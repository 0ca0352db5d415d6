import { listShape } from '../lists/list-shape.ts';
import type { ExportColumn } from '../lists/list-table.rule.ts';
import type { LocalList } from '../lists/local-list.rule.ts';
import { GIVABLE_RIGHTS } from './staff-right-names.ts';
import type { StaffMember } from './support.schema.ts';

/** The rights of one of the staff in words, by the names of the form. */
export const rightsLine = ({ rights, disabled }: StaffMember): string => {
  const named = GIVABLE_RIGHTS.filter(({ right }) => rights.includes(right));
  const all = rights.length === GIVABLE_RIGHTS.length;
  const words = all ? 'Every right' : named.map(({ name }) => name).join(', ') || 'None';
  return `${disabled ? 'Disabled. ' : ''}${words}`;
};

/** Staff in Support: by name unless sorted (domain guide 6.17). */
export const STAFF_LIST = listShape({ name: 'staff', sorts: ['name'] });

/** Headings of the list, and what a file says under them. */
export const STAFF_COLUMNS: readonly ExportColumn<StaffMember>[] = [
  { key: 'name', title: 'Name', value: ({ name }) => name },
  { key: 'username', title: 'Username', value: ({ username }) => username },
  { key: 'rights', title: 'Rights', value: rightsLine },
];

/** How the staff that is there is searched and ordered. */
export const STAFF: LocalList<StaffMember> = {
  texts: (member) => [member.name, member.username, rightsLine(member)],
  sorts: { name: ({ name }) => name },
};
