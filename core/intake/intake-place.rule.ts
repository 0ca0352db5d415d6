import { APP_VERSION } from '../kernel/limits.ts';
import type { IntakePlace } from './bug-form.schema.ts';

/** The longest route that is stored (bug-form.schema.ts). */
const ROUTE_LENGTH = 256;

/**
 * Returns where a report was written. Only the path is included, because queries name sites and may contain more than the
 * user wants to share.
 */
export const intakePlace = (path: string): IntakePlace => ({
  route: (path.split(/[?#]/, 1)[0] ?? '').slice(0, ROUTE_LENGTH),
  appVersion: APP_VERSION,
});
