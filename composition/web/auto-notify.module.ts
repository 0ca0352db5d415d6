import { cryptoIdSource } from '#adapters/browser/crypto-id-source.ts';
import { httpAutoNotify } from '#adapters/http/http-auto-notify.gateway.ts';
import { AutoNotifyPage } from '#ui/auto-notify/auto-notify.page.tsx';
import { AutoNotifyViewModel } from '#ui/auto-notify/auto-notify.view-model.ts';
import { createSection } from './section.ts';
import { siteRights } from './site-rights.ts';

/** Rules that tell by themselves, for the dealer's people. */
export const section = createSection(AutoNotifyPage, {
  autoNotify: ({ client, context, toasts }) =>
    new AutoNotifyViewModel({
      gateway: httpAutoNotify(client),
      mayChange: siteRights({ context }).mayChange('ansServiceEdit'),
      newId: () => cryptoIdSource.next(),
      toasts,
    }),
});
