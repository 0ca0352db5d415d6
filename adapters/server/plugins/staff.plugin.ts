import { auditRoutes } from '#adapters/wire/audit.routes.ts';
import { holidaysRoutes } from '#adapters/wire/holidays.routes.ts';
import { impersonationRoutes } from '#adapters/wire/impersonation.routes.ts';
import { marketingRoutes } from '#adapters/wire/marketing.routes.ts';
import { newsRoutes } from '#adapters/wire/news.routes.ts';
import { noticesRoutes } from '#adapters/wire/notices.routes.ts';
import { privacyRoutes } from '#adapters/wire/privacy.routes.ts';
import { supportRoutes } from '#adapters/wire/support.routes.ts';
import { type Plugin, served } from './plugin.ts';

/** Serves the operations of staff. */
export const STAFF_PLUGINS: readonly Plugin[] = [
  /**
   * News, with active items only for readers and all items for editors. Documents are transferred separately from the
   * texts (spec §7.3).
   */
  served(newsRoutes, (backend) => backend.news),

  /** Editing of Banner Settings. The banner itself is public and served elsewhere (spec §2.3). */
  served(noticesRoutes, (backend) => backend.notices),

  /** The privacy policy for its editors. Every version is retained, because users accepted that exact text (spec §7.2). */
  served(privacyRoutes, (backend) => backend.privacy),

  /**
   * Campaigns for their editors. The file is transferred separately from the form, and each change requires the campaign's
   * `rev` (domain guide 6.16).
   */
  served(marketingRoutes, (backend) => backend.marketing),

  /** Support. All staff can find users. Helping them, reports and rights each require a specific right (domain guide 6.17). */
  served(supportRoutes, (backend) => ({
    ...backend.support,
    ...backend.supportPlace,
    ...backend.contactUs,
  })),

  /**
   * Impersonation and its log. Start and end set cookies, and resuming the staff member's own session requires only the
   * cookie (SECURITY.md §2.9).
   */
  served(impersonationRoutes, (backend) => backend.impersonation),

  /** The holidays that the hours of all sites refer to (domain guide 6.5 "Holidays"). */
  served(holidaysRoutes, (backend) => backend.holidays),

  /** The audit log, its export, and the check of its chain, which is requested in parts because it may be long (SECURITY.md §2.11). */
  served(auditRoutes, (backend) => backend.audit),
];
