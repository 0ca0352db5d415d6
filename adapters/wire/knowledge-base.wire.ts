import { helpStateSchema } from '#core/knowledge-base/help-state.schema.ts';
import { get } from './endpoint.ts';

/** Asked before the embedded help site is shown, because a frame does not tell that it failed (spec §2.5 "Knowledge base"). */
export const helpState = get('helpState', 'knowledge-base', {
  summary: 'Whether the configured help site answers',
  access: { kind: 'full', applications: [1, 2, 3], permissions: [] },
  reply: helpStateSchema,
});
