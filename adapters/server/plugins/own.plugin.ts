import type { Refusal } from '#core/backend/refusal.ts';
import { APP_VERSION } from '#core/kernel/limits.ts';
import { err, ok, type Result } from '#core/kernel/result.ts';
import { ACCOUNTS_PLUGINS } from './accounts.plugin.ts';
import { plugin, type Plugin, served } from './plugin.ts';
import { accountLinksRoutes } from '#adapters/wire/account-links.routes.ts';
import { attentionRoutes } from '#adapters/wire/attention.routes.ts';
import { contactUsRoutes } from '#adapters/wire/contact-us.routes.ts';
import { homeRoutes } from '#adapters/wire/home.routes.ts';
import { staffHomeRoutes } from '#adapters/wire/staff-home.routes.ts';
import { intakeRoutes } from '#adapters/wire/intake.routes.ts';
import { jobsRoutes } from '#adapters/wire/jobs.routes.ts';
import { knowledgeBaseRoutes } from '#adapters/wire/knowledge-base.routes.ts';
import { libraryRoutes } from '#adapters/wire/library.routes.ts';
import { liveRoutes } from '#adapters/wire/live.routes.ts';
import { profileRoutes } from '#adapters/wire/profile.routes.ts';
import { dealerBrandingRoutes } from '#adapters/wire/dealer-branding.routes.ts';
import { healthRoutes } from '#adapters/wire/health.routes.ts';
import { statusBannerRoutes } from '#adapters/wire/status-banner.routes.ts';
import { rememberedDevicesRoutes } from '#adapters/wire/remembered-devices.routes.ts';
import { roadmapRoutes } from '#adapters/wire/roadmap.routes.ts';
import { resourcesRoutes } from '#adapters/wire/resources.routes.ts';

/** Serves the operations of dealers and customers on their own data, and those open to everyone. */
export const OWN_PLUGINS: readonly Plugin[] = [
  /** Public before the sign-in: the banner and a dealer's branding (spec §7.2). */
  served(statusBannerRoutes, (backend) => backend.notices),
  served(dealerBrandingRoutes, (backend) => backend.notices),

  /** Health: live while the process runs, ready (else 503) while it can serve (spec §7.2). */
  plugin([healthRoutes], (routes, _backend, { build, readiness }) => {
    const whenReady = async <T>(value: (schema: number) => T): Promise<Result<T, Refusal>> => {
      const schema = await readiness();
      if (typeof schema === 'number') return ok(value(schema));
      return err({ kind: 'notReady', unfit: schema });
    };
    const state = { live: true, ready: true, version: APP_VERSION, build };
    routes.serveAll(healthRoutes, {
      health: () => whenReady((schema) => ({ ...state, schema })),
      healthLive: () => Promise.resolve(ok({ live: true })),
      healthReady: () => whenReady(() => ({ ready: true })),
    });
  }),

  /**
   * The first page of each audience, and the hand-over to the classic portal, which may end the session and therefore sets
   * cookies (spec §2.1, §7.2).
   */
  served(homeRoutes, (backend) => ({ ...backend.home, ...backend.classic })),
  served(staffHomeRoutes, (backend) => backend.home),

  /** Items that need attention in a dealer's group, and the sites that its users watch together (domain guide 6.19). */
  served(attentionRoutes, (backend) => backend.attention),

  ...ACCOUNTS_PLUGINS,

  /** A customer's linked sites. Each change returns the whole list, so that page and server never differ (spec §2.3, §7.3). */
  served(accountLinksRoutes, (backend) => backend.accountLinks),

  /** Live events at the user's own sites. The rights are checked again for every event (SECURITY.md T8). */
  served(liveRoutes, (backend) => backend.live),

  /** Availability of the external help site (spec §2.5 "Knowledge base"). */
  served(knowledgeBaseRoutes, (backend) => backend.knowledgeBase),

  /**
   * The library for dealers. The use case checks the group that each request names, and a foreign group gets the same
   * response as a missing one (domain guide 6.15).
   */
  served(resourcesRoutes, (backend) => backend.resources),

  /** Ways to contact the provider, and the phone numbers that staff manage (domain guide 6.19 "Contact us"). */
  served(contactUsRoutes, (backend) => backend.contactUs),

  /** The roadmap for readers and for its editors (domain guide 6.19 "Product roadmap"). */
  served(roadmapRoutes, (backend) => backend.roadmap),

  /** The provider's library for readers and for its editors (domain guide 6.15). */
  served(libraryRoutes, (backend) => backend.library),

  /** Changes of a user's own account, in this order: re-authentication, code to the new contact, code back (spec §5, SECURITY.md §2.7). */
  served(profileRoutes, (backend) => ({
    ...backend.profile,
    contactDeparture: backend.mfa.codeDeparture,
  })),

  /** The user's remembered browsers. Revoking one that no longer exists succeeds (SECURITY.md §2.6). */
  served(rememberedDevicesRoutes, (backend) => backend.rememberedDevices),

  /** Bug reports and feedback: executed once per key, 20 an hour per user, answered with a reference number (spec §2.3). */
  served(intakeRoutes, (backend) => backend.intake),

  /** Jobs, for the users who started them. Each slice starts its own jobs (domain guide 5.5 "Export"). */
  served(jobsRoutes, (backend) => backend.jobs),
];
