import type { AgreementTextGateway } from '#core/agreement/agreement-text.gateway.port.ts';
import type { ProvisioningGateway } from '#core/provisioning/provisioning.gateway.port.ts';
import * as wire from '../wire/provisioning.wire.ts';
import type { ApiClient } from './api-client.ts';

/** Groups and people of an installation over HTTP. */
export const httpProvisioningGateway = (client: ApiClient): ProvisioningGateway => ({
  read: (how) => client.call(wire.provisioning, {}, how),
  group: (num) => client.call(wire.groupNumber, { num: String(num) }, { background: true }),
  createGroup: (form, idempotencyKey) =>
    client.call(wire.createSiteGroup, form, { idempotencyKey }),
  invite: (people) => client.call(wire.invitePeople, { people: [...people] }),
  inviteDealerUser: (id, invitation) => client.call(wire.inviteDealerUser, { id, ...invitation }),
  inviteStaffMember: (id, invitation) => client.call(wire.inviteStaffMember, { id, ...invitation }),
  inviteCustomer: (id, invitation) => client.call(wire.inviteCustomer, { id, ...invitation }),
  access: (id) => client.call(wire.personAccess, { id }),
  changeAccess: ({ id, rev }, access) =>
    client.call(wire.changePersonAccess, { id, rev, ...access }),
});

/** The terms' versions over HTTP, for those who publish them. */
export const httpTermsGateway = (client: ApiClient): AgreementTextGateway => ({
  read: () => client.call(wire.termsHistory, {}),
  readVersion: (version) => client.call(wire.termsVersion, { version }),
  publish: (text, version) => client.call(wire.publishTerms, { text, rev: String(version) }),
});
