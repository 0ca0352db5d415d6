import { auditRoutes } from '#adapters/wire/audit.routes.ts';
import { holidaysRoutes } from '#adapters/wire/holidays.routes.ts';
import { impersonationRoutes } from '#adapters/wire/impersonation.routes.ts';
import { marketingRoutes } from '#adapters/wire/marketing.routes.ts';
import { newsRoutes } from '#adapters/wire/news.routes.ts';
import { noticesRoutes } from '#adapters/wire/notices.routes.ts';
import { privacyRoutes } from '#adapters/wire/privacy.routes.ts';
import { supportRoutes } from '#adapters/wire/support.routes.ts';
import { type Plugin, served } from './plugin.ts';

export const STAFF_PLUGINS: readonly Plugin[] = [
  /** Serves active news items to readers and all news items to editors. Documents are transferred separately from the texts (spec §7.3). */
  served(newsRoutes, (backend) => backend.news),

  /** Serves the editing of the banner (spec §2.3). */
  served(noticesRoutes, (backend) => backend.notices),

  /**
   * Serves the privacy policy to its editors. Every version must be kept, because users accepted the exact text of a
   * version (spec §7.2).
   */
  served(privacyRoutes, (backend) => backend.privacy),

  /**
   * Serves campaigns to their editors. The file is transferred separately from the form, and each change must name the
   * campaign's `rev` (domain guide 6.16).
   */
  served(marketingRoutes, (backend) => backend.marketing),

  /**
   * Serves Support. All staff can find users; helping users, reading reports and changing rights each need a specific
   * right (domain guide 6.17).
   */
  served(supportRoutes, (backend) => ({
    ...backend.support,
    ...backend.supportPlace,
    ...backend.contactUs,
  })),

  /**
   * Serves impersonation and its log. Starting and ending an impersonation set cookies; resuming the staff member's own
   * session needs only the cookie (SECURITY.md §2.9).
   */
  served(impersonationRoutes, (backend) => backend.impersonation),

  /** Serves the holidays to which the business hours of all sites refer (domain guide 6.5 "Holidays"). */
  served(holidaysRoutes, (backend) => backend.holidays),

  /**
   * Serves the audit log, its export, and the verification of its hash chain. Clients request the verification in parts,
   * because verifying the whole log may take long (SECURITY.md §2.11).
   */
  served(auditRoutes, (backend) => backend.audit),
];
