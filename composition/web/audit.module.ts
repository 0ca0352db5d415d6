import { ContainerModule } from 'inversify';
import { BrowserFileSaver, pageToSaveFrom } from '#adapters/browser/browser-file-saver.ts';
import { HttpAuditGateway } from '#adapters/http/http-audit.gateway.ts';
import { AuditTab } from '#ui/audit/audit-tab.tsx';
import { AuditViewModel } from '#ui/audit/audit.view-model.ts';
import { ChainCheck } from '#ui/audit/chain-check.ts';
import type { Section } from './section.ts';
import { TOKENS, VIEW_MODEL_TOKENS } from './tokens.ts';

const module = new ContainerModule(({ bind }) => {
  bind(VIEW_MODEL_TOKENS.audit).toResolvedValue(
    (http, toasts, clock, store, context) => {
      const audit = new HttpAuditGateway(http.client);
      return new AuditViewModel({
        audit,
        chain: new ChainCheck(audit),
        files: new BrowserFileSaver(pageToSaveFrom(document)),
        toasts,
        clock,
        own: { store, userId: context.current.context.user?.id ?? '' },
      });
    },
    [TOKENS.http, TOKENS.toasts, TOKENS.clock, TOKENS.preferences, TOKENS.sessionContext],
  );
});

/** The record, a tab of Support. */
export const audit: Section = { module, Component: AuditTab };
