import type { HelpState } from '../../knowledge-base/help-state.schema.ts';
import { ok } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Reply } from '../refusal.ts';

/** Use case for the state of the knowledge base, which is an external site (spec §2.5 "Knowledge base"). */
export const createKnowledgeBase = (ports: Pick<BackendPorts, 'helpConnection'>) => ({
  /** Returns whether the help site answers now. Its address comes only from the settings. */
  helpState: async (_caller: SessionCaller): Reply<HelpState> =>
    ok({ answers: await ports.helpConnection.answers() }),
});
