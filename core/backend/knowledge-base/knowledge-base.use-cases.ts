import type { HelpState } from '../../knowledge-base/help-state.schema.ts';
import { ok } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Reply } from '../refusal.ts';

/** Use case that reports whether the knowledge base, an external site, is reachable (spec §2.5 "Knowledge base"). */
export const createKnowledgeBase = (ports: Pick<BackendPorts, 'helpConnection'>) => ({
  /** Returns whether the help site responds now. The URL of the help site comes only from the settings. */
  helpState: async (_caller: SessionCaller): Reply<HelpState> =>
    ok({ answers: await ports.helpConnection.answers() }),
});
