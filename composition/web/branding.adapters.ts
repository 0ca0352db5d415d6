import { canvasInkReader } from '#adapters/browser/canvas-ink-reader.ts';
import { canvasPictureDrawer } from '#adapters/browser/canvas-picture-drawer.ts';
import type { BrandingAdapters } from '#ui/branding/branding.page.tsx';

export const adapters: BrandingAdapters = {
  ink: canvasInkReader,
  drawer: canvasPictureDrawer,
};
