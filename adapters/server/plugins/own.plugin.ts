import type { Refusal } from '#core/backend/refusal.ts';
import { APP_VERSION } from '#core/kernel/limits.ts';
import { err, ok, type Result } from '#core/kernel/result.ts';
import { ACCOUNTS_PLUGINS } from './accounts.plugin.ts';
import { plugin, type Plugin, served } from './plugin.ts';
import { accountLinksRoutes } from '#adapters/wire/account-links.routes.ts';
import { sharedViewsRoutes } from '#adapters/wire/account-group.routes.ts';
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
import { notificationsRoutes } from '#adapters/wire/notifications.routes.ts';
import { rememberedDevicesRoutes } from '#adapters/wire/remembered-devices.routes.ts';
import { roadmapRoutes } from '#adapters/wire/roadmap.routes.ts';
import { resourcesRoutes } from '#adapters/wire/resources.routes.ts';

/** Serves operations of dealers and customers on their own data, and operations open to everyone. */
export const OWN_PLUGINS: readonly Plugin[] = [
  /** Serves the banner and a dealer's branding, both without a session (spec §7.2). */
  served(statusBannerRoutes, (backend) => backend.notices),
  served(dealerBrandingRoutes, (backend) => backend.notices),

  /**
   * Serves health checks: "live" succeeds while the process runs, "ready" while the process can serve requests, otherwise
   * 503 (spec §7.2).
   */
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
   * Serves the first page of each audience and the hand-over to the classic portal. The hand-over may end the session and
   * therefore sets cookies (spec §2.1, §7.2).
   */
  served(homeRoutes, (backend) => ({ ...backend.home, ...backend.classic })),
  served(staffHomeRoutes, (backend) => backend.home),

  /** Serves items that need attention in a dealer's group, and the sites that its users watch together (domain guide 6.19). */
  served(attentionRoutes, (backend) => backend.attention),

  /** Serves the notification list, and up to when the person has read it. */
  served(notificationsRoutes, (backend) => backend.notifications),

  /** Serves the views of lists that dealers share with their group, and staff with each other (domain guide 5.5). */
  served(sharedViewsRoutes, (backend) => backend.sharedViews),

  ...ACCOUNTS_PLUGINS,

  /**
   * Serves a customer's linked sites. Each change returns the whole list, so that the page shows what the server stores
   * (spec §2.3, §7.3).
   */
  served(accountLinksRoutes, (backend) => backend.accountLinks),

  /** Serves live events at the user's sites. The user's rights are checked again for every event (SECURITY.md T8). */
  served(liveRoutes, (backend) => backend.live),

  /** Serves the availability of the external help site (spec §2.5 "Knowledge base"). */
  served(knowledgeBaseRoutes, (backend) => backend.knowledgeBase),

  /**
   * Serves the library for dealers. The use case checks the group named in the request; an entry of another group gets the
   * same response as a missing entry (domain guide 6.15).
   */
  served(resourcesRoutes, (backend) => backend.resources),

  /** Serves ways to contact the provider, and the phone numbers that staff manage (domain guide 6.19 "Contact us"). */
  served(contactUsRoutes, (backend) => backend.contactUs),

  /** Serves the roadmap to readers and editors (domain guide 6.19 "Product roadmap"). */
  served(roadmapRoutes, (backend) => backend.roadmap),

  /** Serves the provider's library to readers and editors (domain guide 6.15). */
  served(libraryRoutes, (backend) => backend.library),

  /**
   * Serves changes of a user's own account, in this order: re-authentication, sending a code to the new contact, entering
   * the code (spec §5, SECURITY.md §2.7).
   */
  served(profileRoutes, (backend) => ({
    ...backend.profile,
    contactDeparture: backend.mfa.codeDeparture,
  })),

  /** Serves the user's remembered browsers. Revoking a browser that no longer exists succeeds (SECURITY.md §2.6). */
  served(rememberedDevicesRoutes, (backend) => backend.rememberedDevices),

  /**
   * Serves bug reports and feedback, and responds with a reference number. Accepts one submission per idempotency key and
   * 20 an hour per user (spec §2.3).
   */
  served(intakeRoutes, (backend) => backend.intake),

  /** Serves jobs to the users who started them (domain guide 5.5 "Export"). */
  served(jobsRoutes, (backend) => backend.jobs),
];
