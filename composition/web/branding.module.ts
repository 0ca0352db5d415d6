import { canvasInkReader } from '#adapters/browser/canvas-ink-reader.ts';
import { canvasPictureDrawer } from '#adapters/browser/canvas-picture-drawer.ts';
import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { brandingRoutes } from '#adapters/wire/branding.routes.ts';
import { BrandingPage } from '#ui/branding/branding.page.tsx';
import { BrandingViewModel } from '#ui/branding/branding.view-model.ts';
import { createSection } from './section.ts';

/** A dealer's looks. */
export const section = createSection(BrandingPage, {
  branding: ({ client, toasts, files }) =>
    new BrandingViewModel({
      gateway: gatewayOf(client, brandingRoutes),
      ink: canvasInkReader,
      drawer: canvasPictureDrawer,
      toasts,
      files,
    }),
});
