import type { Invitation, PortalAccess } from '../account-group/portal-user.schema.ts';
import type { Answer } from '../kernel/result.ts';
import type { GroupForm } from './group-form.schema.ts';
import type {
  CustomerInvitation,
  GroupNumber,
  Invited,
  PersonAccess,
  Provisioning,
  StaffInvitation,
} from './provisioning.schema.ts';

/** How groups and people come into an installation, for staff with the right. */
export interface ProvisioningGateway {
  read(how?: { readonly background: boolean }): Answer<Provisioning>;
  /** Whose a number is. */
  group(num: number): Answer<GroupNumber>;
  /** Once for its key. */
  createGroup(form: GroupForm, key: string): Answer<unknown>;
  /** At most as many as are invited at once; whoever was written to minutes ago counts as invited. */
  invite(people: readonly string[]): Answer<Invited>;
  /** Each once for the id the form made. */
  inviteDealerUser(id: string, invitation: Invitation): Answer<unknown>;
  inviteStaffMember(id: string, invitation: StaffInvitation): Answer<unknown>;
  inviteCustomer(id: string, invitation: CustomerInvitation): Answer<unknown>;
  access(id: string): Answer<PersonAccess>;
  /** 409 `staleRev` where somebody else changed it meanwhile. */
  changeAccess(person: Pick<PersonAccess, 'id' | 'rev'>, access: PortalAccess): Answer<unknown>;
}
