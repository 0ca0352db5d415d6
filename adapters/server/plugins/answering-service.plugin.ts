import { type Plugin, served } from './plugin.ts';
import { answeringIntakeRoutes } from '#adapters/wire/answering-intake.routes.ts';
import { answeringMessagesRoutes } from '#adapters/wire/answering-messages.routes.ts';
import { autoNotifyRoutes } from '#adapters/wire/auto-notify.routes.ts';

/** The answering service of dealers, and what its agents hand in (domain guide 6.8). */
export const ANSWERING_SERVICE_PLUGINS: readonly Plugin[] = [
  served(answeringMessagesRoutes, (backend) => backend.answeringMessages),

  /** Who is told of what by itself. */
  served(autoNotifyRoutes, (backend) => backend.autoNotify),

  /** What the agents' system hands in; no person may. */
  served(answeringIntakeRoutes, (backend) => backend.answeringMessages),
];
