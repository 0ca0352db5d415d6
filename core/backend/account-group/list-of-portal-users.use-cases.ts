import { branchesOf } from '../../account-group/check-portal-change.rule.ts';
import {
  PORTAL_USER_COLUMNS,
  PORTAL_USER_LIST,
  PORTAL_USERS,
} from '../../account-group/portal-user-list.ts';
import type { PortalUser, PortalUsers } from '../../account-group/portal-user.schema.ts';
import { presetOf } from '../../account-group/presets.rule.ts';
import { isoInstant } from '../../kernel/instant.ts';
import { ok } from '../../kernel/result.ts';
import type { ListQuery } from '../../lists/list-query.schema.ts';
import { pageOf, selectLocally } from '../../lists/local-list.rule.ts';
import type { SessionCaller } from '../caller.ts';
import {
  exportList,
  queryFacts,
  type ExportPorts,
  type ExportRequest,
} from '../lists/export-list.operation.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { activeGroup, type ListInput } from '../sites/list-sites.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { servicesOf } from './administer.operation.ts';
import type { StoredPortalUser } from './portal-user.repository.port.ts';
import type { StoredInvitation } from '../registration/registration.repository.port.ts';

/** The user who reads the list. */
export interface Reader {
  readonly accountId: string;
  readonly siteGroupNum: number;
  /** All groups that the reader may use. */
  readonly roots: readonly number[];
  readonly now: number;
}

const orNull = (at: number | null): string | null => (at === null ? null : isoInstant(at));

/**
 * Reads all users of a group and its subgroups for an administrator. For a user who also has groups at other dealers, the
 * list shows only that such groups exist.
 */
const allOf = async (tx: Transaction, reader: Reader): Promise<readonly PortalUser[]> => {
  const { users, invitations, groups } = await tx.portalUsers.list(reader.siteGroupNum);
  const reach = branchesOf(groups, reader.roots);
  const access = ({ groups: granted, rights }: StoredPortalUser | StoredInvitation) => ({
    groups: granted.filter((num) => reach.has(num)),
    elsewhere: granted.some((num) => !reach.has(num)),
    rights: [...rights],
    preset: presetOf(rights, servicesOf(groups, granted)),
  });
  const people = users.map((user): PortalUser => ({
    ...access(user),
    id: user.id,
    name: user.name,
    username: user.username,
    email: user.email,
    mobile: user.mobile,
    check: user.check,
    rev: user.rev,
    lastLoginAt: orNull(user.lastLoginAt),
    state: user.disabled ? 'Disabled' : 'Active',
    own: user.id === reader.accountId,
    sentAt: null,
    expiresAt: null,
  }));
  const invited = invitations.map((one): PortalUser => ({
    ...access(one),
    id: one.id,
    name: one.name,
    username: null,
    email: one.email,
    mobile: null,
    lastLoginAt: null,
    check: null,
    own: false,
    rev: one.rev,
    state: one.expiresAt > reader.now ? 'Invited' : 'Invitation expired',
    sentAt: isoInstant(one.sentAt),
    expiresAt: isoInstant(one.expiresAt),
  }));
  const byName = (one: PortalUser, other: PortalUser) => one.name.localeCompare(other.name, 'en');
  return [...people, ...invited].toSorted(byName);
};

const readerOf = (caller: SessionCaller, input: ListInput, now: number): Reader | null => {
  const siteGroupNum = activeGroup(caller, input.siteGroupNum);
  const { accountId, allowedGroups: roots } = caller.session;
  return siteGroupNum === null ? null : { accountId, siteGroupNum, roots, now };
};

/** Creates the use cases of a dealer's user list and its export to a file (domain guide 6.10). */
export const listOfPortalUsers = (ports: ExportPorts) => {
  const asFile = exportList(ports, {
    name: PORTAL_USER_LIST.name,
    title: 'Portal users',
    columns: PORTAL_USER_COLUMNS,
    operation: 'group.usersExport',
    auditFacts: queryFacts,
    rows: async (tx, query: ListQuery & { readonly reader: Reader }) =>
      selectLocally(await allOf(tx, query.reader), query, PORTAL_USERS),
  });
  return {
    portalUsers: async (
      caller: SessionCaller,
      { query, ...input }: ListInput & { readonly query: ListQuery },
    ): Reply<PortalUsers> => {
      const reader = readerOf(caller, input, ports.clock.now());
      if (reader === null) return NOT_FOUND;
      return ports.unitOfWork.read(async (tx) => {
        const found = selectLocally(await allOf(tx, reader), query, PORTAL_USERS);
        return ok({ users: [...pageOf(found, query)], total: found.length });
      });
    },

    portalUsersExport: async (
      caller: SessionCaller,
      { query, columns, format, ...input }: ListInput & ExportRequest<ListQuery>,
    ): ReturnType<typeof asFile> => {
      const reader = readerOf(caller, input, ports.clock.now());
      if (reader === null) return NOT_FOUND;
      return asFile(caller, { query: { ...query, reader }, columns, format });
    },
  };
};
