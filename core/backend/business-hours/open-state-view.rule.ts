import type { OpenState } from '../../business-hours/business-hours.ts';
import type { OpenStateView } from '../../business-hours/business-hours.schema.ts';
import { isoInstant } from '../../kernel/instant.ts';

/** Converts a group's open state to the form sent to the browser. */
export const openStateView = (state: OpenState): OpenStateView => ({
  ...state,
  until: state.until === null ? null : isoInstant(state.until),
});
