import { cryptoIdSource } from '#adapters/browser/crypto-id-source.ts';
import { httpAutoNotify } from '#adapters/http/http-auto-notify.gateway.ts';
import { visitLimits } from '#core/impersonation/visit-limits.rule.ts';
import { AutoNotifyPage } from '#ui/auto-notify/auto-notify.page.tsx';
import { AutoNotifyViewModel } from '#ui/auto-notify/auto-notify.view-model.ts';
import { createSection } from './section.ts';

/** Rules that tell by themselves, for the dealer's people. */
export const section = createSection(AutoNotifyPage, {
  autoNotify: ({ client, context, toasts }) =>
    new AutoNotifyViewModel({
      gateway: httpAutoNotify(client),
      mayChange: visitLimits(context.current.view?.impersonation ?? null).mayChange,
      newId: () => cryptoIdSource.next(),
      toasts,
    }),
});
