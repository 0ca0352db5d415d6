import { cryptoIdSource } from '#adapters/browser/crypto-id-source.ts';
import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { autoNotifyRoutes } from '#adapters/wire/auto-notify.routes.ts';
import { AutoNotifyPage } from '#ui/auto-notify/auto-notify.page.tsx';
import { AutoNotifyViewModel } from '#ui/auto-notify/auto-notify.view-model.ts';
import { createSection } from './section.ts';
import { siteRights } from './site-rights.ts';

/** Rules that tell by themselves, for the dealer's people. */
export const section = createSection(AutoNotifyPage, {
  autoNotify: ({ client, context, toasts }) =>
    new AutoNotifyViewModel({
      gateway: gatewayOf(client, autoNotifyRoutes),
      mayChange: siteRights({ context }).mayChange('ansServiceEdit'),
      newId: () => cryptoIdSource.next(),
      toasts,
    }),
});
