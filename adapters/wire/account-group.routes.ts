import { accountGroupApi } from '#core/account-group/account-group.api.ts';
import { sharedViewsApi } from '#core/account-group/shared-views.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof accountGroupApi & typeof sharedViewsApi> = {
  accountGroup: 'GET account-group',
  saveCompany: 'PUT account-group/company',
  saveAlarmDefaults: 'PUT account-group/defaults',
  addGroupContact: 'POST account-group/contacts',
  saveGroupContact: 'PUT account-group/contacts/{id}',
  removeGroupContact: 'POST account-group/contacts/{id}/delete',
  askRepresentative: 'POST account-group/ask',
  portalUsers: 'GET account-group/users',
  portalUsersExport: 'GET account-group/users/export',
  invitePortalUser: 'POST account-group/invitations',
  resendInvitation: 'POST account-group/invitations/{id}/resend',
  withdrawInvitation: 'POST account-group/invitations/{id}/withdraw',
  changePortalUser: 'PUT account-group/users/{id}',
  setPortalUserDisabled: 'PUT account-group/users/{id}/disabled',
  resetPortalUserCheck: 'POST account-group/users/{id}/resetCheck',
  removePortalUser: 'POST account-group/users/{id}/remove',
  sharedViews: 'GET views',
  shareView: 'POST views',
  saveSharedView: 'PUT views/{id}',
  stopSharingView: 'POST views/{id}/stop',
};

export const accountGroupRoutes = routesOf(accountGroupApi, lines);
export const sharedViewsRoutes = routesOf(sharedViewsApi, lines);
