import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { noticesRoutes } from '#adapters/wire/notices.routes.ts';
import { BannerSettingsDialog } from '#ui/notices/banner-settings.dialog.tsx';
import { BannerSettingsViewModel } from '#ui/notices/banner-settings.view-model.ts';
import { createSection } from './section.ts';

/** Banner Settings. */
export const section = createSection(BannerSettingsDialog, {
  bannerSettings: ({ client, clock, model, toasts, ownDrafts }) =>
    new BannerSettingsViewModel({
      banners: gatewayOf(client, noticesRoutes),
      clock,
      toasts,
      ownDrafts,
      onSaved: (saved) => model('savedBanner').note(saved),
    }),
});
