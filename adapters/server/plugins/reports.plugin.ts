import { reportLinksRoutes } from '#adapters/wire/report-links.routes.ts';
import { reportsRoutes } from '#adapters/wire/reports.routes.ts';
import { served } from './plugin.ts';

/** Serves reports that users open from a mail (spec §2.5, §7.2). */
export const reportLinksPlugin = served(reportLinksRoutes, (backend) => backend.reportLinks);

/** Serves reports and their schedules to dealers and staff (domain guide 6.9). */
export const reportsPlugin = served(reportsRoutes, (backend) => backend.reports);
