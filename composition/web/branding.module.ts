import { canvasInkReader } from '#adapters/browser/canvas-ink-reader.ts';
import { canvasPictureDrawer } from '#adapters/browser/canvas-picture-drawer.ts';
import { httpBrandingDeskGateway } from '#adapters/http/http-branding-desk.gateway.ts';
import { BrandingPage } from '#ui/branding/branding.page.tsx';
import { BrandingViewModel } from '#ui/branding/branding.view-model.ts';
import { createSection } from './section.ts';

/** A dealer's looks. */
export const section = createSection(BrandingPage, {
  branding: ({ client, toasts, files }) =>
    new BrandingViewModel({
      gateway: httpBrandingDeskGateway(client),
      ink: canvasInkReader,
      drawer: canvasPictureDrawer,
      toasts,
      files,
    }),
});
