import { type Plugin, served } from './plugin.ts';
import { answeringIntakeRoutes } from '#adapters/wire/answering-intake.routes.ts';
import { answeringMessagesRoutes } from '#adapters/wire/answering-messages.routes.ts';
import { autoNotifyRoutes } from '#adapters/wire/auto-notify.routes.ts';

/** Serves the answering service of dealers, including the entries that its agents submit (domain guide 6.8). */
export const ANSWERING_SERVICE_PLUGINS: readonly Plugin[] = [
  served(answeringMessagesRoutes, (backend) => backend.answeringMessages),

  /** Serves automatic notification rules. */
  served(autoNotifyRoutes, (backend) => backend.autoNotify),

  /** Serves entries from the answering agents' system. No user can submit an entry. */
  served(answeringIntakeRoutes, (backend) => backend.answeringMessages),
];
