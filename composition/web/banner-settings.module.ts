import { httpBannerGateway } from '#adapters/http/http-notices.gateway.ts';
import { BannerSettingsDialog } from '#ui/notices/banner-settings.dialog.tsx';
import { BannerSettingsViewModel } from '#ui/notices/banner-settings.view-model.ts';
import { createSection } from './section.ts';
import { TOKENS } from './tokens.ts';

/** Banner Settings. */
export const section = createSection(BannerSettingsDialog, (model) => {
  model(
    'bannerSettings',
    [TOKENS.http, TOKENS.toasts],
    ({ client }, toasts) =>
      new BannerSettingsViewModel({ banners: httpBannerGateway(client), toasts }),
  );
});
