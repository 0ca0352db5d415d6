import { auditRoutes } from '#adapters/wire/audit.routes.ts';
import { holidaysRoutes } from '#adapters/wire/holidays.routes.ts';
import { impersonationRoutes } from '#adapters/wire/impersonation.routes.ts';
import { marketingRoutes } from '#adapters/wire/marketing.routes.ts';
import { newsRoutes } from '#adapters/wire/news.routes.ts';
import { noticesRoutes } from '#adapters/wire/notices.routes.ts';
import { privacyRoutes } from '#adapters/wire/privacy.routes.ts';
import { supportRoutes } from '#adapters/wire/support.routes.ts';
import { type Plugin, served } from './plugin.ts';

/** What staff work with. */
export const STAFF_PLUGINS: readonly Plugin[] = [
  /** News for readers, active items only, and for editors, everything; documents travel apart from the words (spec §7.3). */
  served(newsRoutes, (backend) => backend.news),

  /** What staff write in Banner Settings; the banner itself is public and served apart (spec §2.3). */
  served(noticesRoutes, (backend) => backend.notices),

  /** The privacy policy for those who publish it: every version stays, because people agreed to that very text (spec §7.2). */
  served(privacyRoutes, (backend) => backend.privacy),

  /** Campaigns for those who make them; the file travels apart from the form, each change under the campaign's `rev` (domain guide 6.16). */
  served(marketingRoutes, (backend) => backend.marketing),

  /** Support: finding people is open to all staff, helping them, reports and rights each need a right of their own (domain guide 6.17). */
  served(supportRoutes, (backend) => ({
    ...backend.support,
    ...backend.supportPlace,
    ...backend.contactUs,
  })),

  /** Seeing the portal as a user, and who did; begin and end set cookies, and taking the waiting session up again works by the cookie alone (SECURITY.md §2.9). */
  served(impersonationRoutes, (backend) => backend.impersonation),

  /** The holidays that hours of all sites refer to (domain guide 6.5 "Holidays"). */
  served(holidaysRoutes, (backend) => backend.holidays),

  /** The audit log, its export and the check of its chain, which is asked for part by part because it may be long (SECURITY.md §2.11). */
  served(auditRoutes, (backend) => backend.audit),
];
