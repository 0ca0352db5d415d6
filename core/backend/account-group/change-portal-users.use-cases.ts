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

/**
 * Creates the use cases that change a dealer's user (domain guide 6.10). A change applies from the user's next request,
 * and also to the user's open event streams.
 */
export const changePortalUsers = (ports: GroupPorts) => ({
  /** Sets exactly the given rights and groups. Groups and rights outside the administrator's reach stay. */
  changePortalUser: (
    caller: SessionCaller,
    { groups, rights, ...input }: PortalAccess & OfUser,
  ): Reply => act(ports, caller, input, exactly({ groups, rights })),

  /** Disables or enables a user. */
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

  /** Removes a user's contact methods for sign-in codes and all remembered browsers. The next sign-in requires a new contact method. */
  resetPortalUserCheck: (caller: SessionCaller, input: OfUser): Reply =>
    act(ports, caller, input, {
      operation: 'group.userCheckReset',
      notice: 'checkReset',
      wanted: () => ({}),
      ends: true,
      also: ({ tx }, person) => forgetContacts(tx, ports, person.id),
    }),

  /** Removes a user from the administrator's groups. A user without any other group is permanently disabled. */
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
