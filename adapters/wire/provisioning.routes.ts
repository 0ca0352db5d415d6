import { provisioningApi } from '#core/provisioning/provisioning.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof provisioningApi> = {
  provisioning: 'GET provisioning',
  groupNumber: 'GET provisioning/groups/{num}',
  createSiteGroup: 'POST provisioning/groups',
  termsHistory: 'GET provisioning/terms',
  termsVersion: 'GET provisioning/terms/{version}',
  publishTerms: 'PUT provisioning/terms?rev',
  invitePeople: 'POST provisioning/invites',
  inviteDealerUser: 'POST provisioning/dealer-users',
  inviteStaffMember: 'POST provisioning/staff',
  inviteCustomer: 'POST provisioning/customers',
  personAccess: 'GET provisioning/people/{id}/access',
  changePersonAccess: 'PUT provisioning/people/{id}/access',
};

export const provisioningRoutes = routesOf(provisioningApi, lines);
