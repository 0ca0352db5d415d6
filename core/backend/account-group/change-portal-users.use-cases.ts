import type { PortalAccess } from '../../account-group/portal-user.schema.ts';
import type { SessionCaller } from '../caller.ts';
import type { Reply } from '../refusal.ts';
import type { ListInput } from '../sites/list-sites.operation.ts';
import { forgetContacts } from '../support/forget-contacts.operation.ts';
import { administer, type GroupPorts } from './administer.operation.ts';
import {
  type AccessAct,
  changeAccess,
  exactly,
  type OfUser as UserAtRev,
  outside,
} from './change-access.operation.ts';

type OfUser = UserAtRev & ListInput;

const act = (ports: GroupPorts, caller: SessionCaller, input: OfUser, how: AccessAct): Reply =>
  administer(ports, caller, input, changeAccess(ports, caller, input, how));

/** What an administrator does about a user of theirs (domain guide 6.10): from the next request on, and on streams that run. */
export const changePortalUsers = (ports: GroupPorts) => ({
  /** Gives exactly these rights and groups; what others gave, in groups or rights that are not the administrator's, stays. */
  changePortalUser: (
    caller: SessionCaller,
    { groups, rights, ...input }: PortalAccess & OfUser,
  ): Reply => act(ports, caller, input, exactly({ groups, rights })),

  /** Keeps somebody out, or lets them in again. */
  setPortalUserDisabled: (
    caller: SessionCaller,
    { disabled, ...input }: OfUser & { readonly disabled: boolean },
  ): Reply =>
    act(ports, caller, input, {
      operation: disabled ? 'group.userDisable' : 'group.userEnable',
      notice: disabled ? 'disabled' : 'enabled',
      wanted: () => ({ disabled }),
      ...(disabled && { ends: true }),
    }),

  /** Forgets where codes go, with every remembered browser; the next sign-in asks for a new contact. */
  resetPortalUserCheck: (caller: SessionCaller, input: OfUser): Reply =>
    act(ports, caller, input, {
      operation: 'group.userCheckReset',
      notice: 'checkReset',
      wanted: () => ({}),
      ends: true,
      also: ({ tx }, person) => forgetContacts(tx, ports, person.id),
    }),

  /** Takes somebody out of the administrator's groups; whoever has no other is kept out for good. */
  removePortalUser: (caller: SessionCaller, input: OfUser): Reply =>
    act(ports, caller, input, {
      operation: 'group.userRemove',
      notice: 'removed',
      removes: true,
      ends: true,
      wanted: (person, administration) => {
        const groups = outside(person, administration);
        return groups.length > 0 ? { groups } : { groups, disabled: true };
      },
    }),
});
