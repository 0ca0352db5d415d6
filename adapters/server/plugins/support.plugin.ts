import * as wire from '#adapters/wire/support.wire.ts';
import { plugin } from './plugin.ts';

/** Support: finding people is open to all staff, helping them, reports and rights each need a right of their own (domain guide 6.17). */
export const supportPlugin = plugin(wire, (routes, backend) => {
  routes.serve(wire.supportUsers, backend.findUsers);
  routes.serve(wire.supportAction, backend.helpUser);
  routes.serve(wire.supportStep, backend.helpUser);
  routes.serve(wire.supportReports, backend.listReports);
  routes.serve(wire.supportReportStatus, backend.setReportStatus);
  routes.serve(wire.supportStaff, backend.listStaff);
  routes.serve(wire.supportRights, backend.setRights);
});
