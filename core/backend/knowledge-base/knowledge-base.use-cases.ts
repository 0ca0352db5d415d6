import type { HelpState } from '../../knowledge-base/help-state.schema.ts';
import { ok } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Reply } from '../refusal.ts';

/** What the server knows of the knowledge base, which stands outside (spec §2.5 "Knowledge base"). */
export const createKnowledgeBase = (ports: Pick<BackendPorts, 'helpConnection'>) => ({
  /** Whether the help site answers now; the address itself comes from the settings alone. */
  helpState: async (_caller: SessionCaller): Reply<HelpState> =>
    ok({ answers: await ports.helpConnection.answers() }),
});
