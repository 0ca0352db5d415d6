import type { OpenState } from '../../business-hours/business-hours.ts';
import type { SaidOpenState } from '../../business-hours/business-hours.schema.ts';
import { isoInstant } from '../../kernel/instant.ts';

/** Whether a group answers itself, as it travels. */
export const saidOpenState = (state: OpenState): SaidOpenState => ({
  ...state,
  until: state.until === null ? null : isoInstant(state.until),
});
