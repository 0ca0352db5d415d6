import { cryptoIdSource } from '#adapters/browser/crypto-id-source.ts';
import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { passcodesRoutes } from '#adapters/wire/passcodes.routes.ts';
import { PasscodesPage } from '#ui/passcodes/passcodes.page.tsx';
import { PasscodesViewModel } from '#ui/passcodes/passcodes.view-model.ts';
import { revealParts } from './reveal-parts.ts';
import { createSection } from './section.ts';
import { siteRights } from './site-rights.ts';

/** The spoken codes of a site, for customers and dealers. */
export const section = createSection(PasscodesPage, {
  passcodes: (parts) => {
    const { client, live, ownDrafts, toasts } = parts;
    return new PasscodesViewModel({
      gateway: gatewayOf(client, passcodesRoutes),
      revealing: revealParts(parts),
      live,
      toasts,
      ownDrafts,
      ids: cryptoIdSource,
      mayChange: siteRights(parts).mayChange('sitePasscodeEdit'),
    });
  },
});
