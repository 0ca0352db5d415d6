import { ContainerModule } from 'inversify';
import { httpBannerGateway } from '#adapters/http/http-notices.gateway.ts';
import { BannerSettingsDialog } from '#ui/notices/banner-settings.dialog.tsx';
import { BannerSettingsViewModel } from '#ui/notices/banner-settings.view-model.ts';
import type { Section } from './section.ts';
import { TOKENS, VIEW_MODEL_TOKENS } from './tokens.ts';

const module = new ContainerModule(({ bind }) => {
  bind(VIEW_MODEL_TOKENS.bannerSettings).toResolvedValue(
    (http, toasts) =>
      new BannerSettingsViewModel({ banners: httpBannerGateway(http.client), toasts }),
    [TOKENS.http, TOKENS.toasts],
  );
});

/** Banner Settings. */
export const bannerSettings: Section = { module, Component: BannerSettingsDialog };
