import { APP_VERSION } from '../kernel/limits.ts';
import type { IntakePlace } from './bug-form.schema.ts';

/** Longest route that is kept (bug-form.schema.ts). */
const ROUTE_LENGTH = 256;

/** Where a report was written: the path alone, because queries name sites and may hold more than the person wants to tell. */
export const intakePlace = (path: string): IntakePlace => ({
  route: (path.split(/[?#]/, 1)[0] ?? '').slice(0, ROUTE_LENGTH),
  appVersion: APP_VERSION,
});
