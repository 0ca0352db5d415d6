import { provisioningApi } from '#core/provisioning/provisioning.api.ts';
import { randomUUID } from 'node:crypto';
import type { Invitation, PortalAccess } from '#core/account-group/portal-user.schema.ts';
import type { GroupForm } from '#core/provisioning/group-form.schema.ts';
import type {
  CustomerInvitation,
  StaffInvitation,
} from '#core/provisioning/provisioning.schema.ts';
import { PASSWORD, type TestWorld } from '../harness/test-world.ts';

/** Builds a group form with common values. */
export const groupOf = (num: number, more: Partial<GroupForm> = {}): GroupForm => ({
  num,
  name: `Made ${String(num)}`,
  parentNum: null,
  timeZone: 'America/Chicago',
  kind: 'Dealer',
  answeringService: false,
  ...more,
});

/** Signs in a staff member who may create groups and add users. */
export const operatorOf = async (
  world: TestWorld,
  roles: readonly string[] = ['provisioning', 'staffAdmin'],
) => {
  const person = await world.person({ application: 1, name: 'Marcus Hale', roles });
  const browser = world.browser();
  await browser.logIn(person.username, PASSWORD);
  const { backend } = world;
  return {
    person,
    look: () =>
      browser.call(provisioningApi.provisioning.access, (c) =>
        backend.provisioning.provisioning(c),
      ),
    number: (num: number) =>
      browser.call(provisioningApi.groupNumber.access, (c) =>
        backend.provisioning.groupNumber(c, { num }),
      ),
    create: (form: GroupForm, idempotencyKey: string | null = randomUUID()) =>
      browser.call(provisioningApi.createSiteGroup.access, (c) =>
        backend.provisioning.createSiteGroup(c, { ...form, idempotencyKey }),
      ),
    history: () =>
      browser.call(provisioningApi.termsHistory.access, (c) =>
        backend.provisioning.termsHistory(c),
      ),
    version: (version: number) =>
      browser.call(provisioningApi.termsVersion.access, (c) =>
        backend.provisioning.termsVersion(c, { version }),
      ),
    publish: (text: string, version: number | null) =>
      browser.call(provisioningApi.publishTerms.access, (c) =>
        backend.provisioning.publishTerms(c, { text, rev: version }),
      ),
    invite: (...people: readonly string[]) =>
      browser.call(provisioningApi.invitePeople.access, (c) =>
        backend.provisioning.invitePeople(c, { people }),
      ),
    dealer: (
      email: string,
      { id = randomUUID(), ...more }: Partial<Invitation & { id: string }> = {},
    ) =>
      browser.call(provisioningApi.inviteDealerUser.access, (c) =>
        backend.provisioning.inviteDealerUser(c, {
          id,
          email,
          name: 'Dana Reyes',
          groups: [4471],
          rights: ['xtAdmin'],
          ...more,
        }),
      ),
    staff: (
      email: string,
      { id = randomUUID(), ...more }: Partial<StaffInvitation & { id: string }> = {},
    ) =>
      browser.call(provisioningApi.inviteStaffMember.access, (c) =>
        backend.provisioning.inviteStaffMember(c, {
          id,
          email,
          name: 'Priya Nair',
          username: 'priya.nair',
          rights: ['support'],
          ...more,
        }),
      ),
    customer: (
      email: string,
      { id = randomUUID(), ...more }: Partial<CustomerInvitation & { id: string }> = {},
    ) =>
      browser.call(provisioningApi.inviteCustomer.access, (c) =>
        backend.provisioning.inviteCustomer(c, { id, email, siteNum: null, ...more }),
      ),
    access: (id: string) =>
      browser.call(provisioningApi.personAccess.access, (c) =>
        backend.provisioning.personAccess(c, { id }),
      ),
    change: (id: string, rev: number, access: PortalAccess) =>
      browser.call(provisioningApi.changePersonAccess.access, (c) =>
        backend.provisioning.changePersonAccess(c, { id, rev, ...access }),
      ),
  };
};
