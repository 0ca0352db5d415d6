import { operation } from '../operations/operation.ts';
import { helpStateSchema } from './help-state.schema.ts';

export const knowledgeBaseApi = {
  /**
   * Checks whether the help site responds. Called before the site is embedded, because a frame does not report failures
   * (spec §2.5 "Knowledge base").
   */
  helpState: operation({
    summary: 'Whether the configured help site answers',
    access: { kind: 'full', applications: [1, 2, 3], permissions: [] },
    output: helpStateSchema,
  }),
};
