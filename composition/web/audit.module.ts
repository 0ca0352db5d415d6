import { httpAuditGateway } from '#adapters/http/http-audit.gateway.ts';
import { AuditTab } from '#ui/audit/audit-tab.tsx';
import { AuditViewModel } from '#ui/audit/audit.view-model.ts';
import { ChainCheck } from '#ui/audit/chain-check.ts';
import { createSection } from './section.ts';
import { TOKENS } from './tokens.ts';

/** The record, a tab of Support. */
export const section = createSection(AuditTab, (model) => {
  model(
    'audit',
    [TOKENS.http, TOKENS.files, TOKENS.toasts, TOKENS.clock, TOKENS.ownPreferences],
    ({ client }, files, toasts, clock, own) => {
      const audit = httpAuditGateway(client);
      return new AuditViewModel({ audit, chain: new ChainCheck(audit), files, toasts, clock, own });
    },
  );
});
