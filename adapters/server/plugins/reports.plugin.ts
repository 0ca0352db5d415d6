import { reportLinksRoutes } from '#adapters/wire/report-links.routes.ts';
import { reportsRoutes } from '#adapters/wire/reports.routes.ts';
import { served } from './plugin.ts';

/** Reports that people open from their mail (spec §2.5, §7.2). */
export const reportLinksPlugin = served(reportLinksRoutes, (backend) => backend.reportLinks);

/** Reports and the schedules they are made by, for dealers and staff (domain guide 6.9). */
export const reportsPlugin = served(reportsRoutes, (backend) => backend.reports);
