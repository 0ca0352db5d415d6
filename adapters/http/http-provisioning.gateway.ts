import type { AgreementTextGateway } from '#core/agreement/agreement-text.gateway.port.ts';
import type { ProvisioningGateway } from '#core/provisioning/provisioning.gateway.port.ts';
import type { ApiClient } from './api-client.ts';
import { provisioningRoutes } from '../wire/provisioning.routes.ts';

/** Groups and people of an installation over HTTP. */
export const httpProvisioningGateway = (client: ApiClient): ProvisioningGateway => ({
  read: (how) => client.call(provisioningRoutes.provisioning, {}, how),
  group: (num) => client.call(provisioningRoutes.groupNumber, { num }, { background: true }),
  createGroup: (form, idempotencyKey) =>
    client.call(provisioningRoutes.createSiteGroup, form, { idempotencyKey }),
  invite: (people) => client.call(provisioningRoutes.invitePeople, { people: [...people] }),
  inviteDealerUser: (id, invitation) =>
    client.call(provisioningRoutes.inviteDealerUser, { id, ...invitation }),
  inviteStaffMember: (id, invitation) =>
    client.call(provisioningRoutes.inviteStaffMember, { id, ...invitation }),
  inviteCustomer: (id, invitation) =>
    client.call(provisioningRoutes.inviteCustomer, { id, ...invitation }),
  access: (id) => client.call(provisioningRoutes.personAccess, { id }),
  changeAccess: ({ id, rev }, access) =>
    client.call(provisioningRoutes.changePersonAccess, { id, rev, ...access }),
});

/** The terms' versions over HTTP, for those who publish them. */
export const httpTermsGateway = (client: ApiClient): AgreementTextGateway => ({
  read: () => client.call(provisioningRoutes.termsHistory, {}),
  readVersion: (version) => client.call(provisioningRoutes.termsVersion, { version }),
  publish: (text, version) => client.call(provisioningRoutes.publishTerms, { text, rev: version }),
});
