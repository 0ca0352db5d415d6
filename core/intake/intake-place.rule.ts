import { APP_VERSION } from '../kernel/limits.ts';
import type { IntakePlace } from './bug-form.schema.ts';

/** Maximum length of a stored route, in characters (bug-form.schema.ts). */
const ROUTE_LENGTH = 256;

/** Returns where a report was written: the path without its query. Queries name sites and may contain private data. */
export const intakePlace = (path: string): IntakePlace => ({
  route: (path.split(/[?#]/, 1)[0] ?? '').slice(0, ROUTE_LENGTH),
  appVersion: APP_VERSION,
});
