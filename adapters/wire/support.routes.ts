import { supportApi } from '#core/support/support.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof supportApi> = {
  supportUsers: 'GET support/users',
  supportSearch: 'GET support/search',
  supportDesk: 'GET support/desk',
  supportPerson: 'GET support/users/{accountId}',
  supportUsersExport: 'GET support/users/export',
  supportAction: 'POST support/users/{accountId}/actions',
  supportStep: 'POST support/users/{accountId}/steps',
  supportTakeBackStep: 'POST support/users/{accountId}/steps/{askedId}/takeBack',
  supportContact: 'POST support/users/{accountId}/contact',
  supportTakeBackContact: 'POST support/users/{accountId}/contact/{correctionId}/takeBack',
  supportReports: 'GET support/reports',
  supportReportsExport: 'GET support/reports/export',
  supportReportStatus: 'PUT support/reports/{reference}',
  supportAnswer: 'PUT support/reports/{reference}/answer',
  supportStaff: 'GET support/staff',
  supportStaffExport: 'GET support/staff/export',
  supportRights: 'PUT support/staff/{accountId}/rights',
};

export const supportRoutes = routesOf(supportApi, lines);
