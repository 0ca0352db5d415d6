import { Container } from 'inversify';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { PageData } from '#core/configuration/runtime-configuration.schema.ts';
import { followColorMode } from '#ui/kit/color-mode.ts';
import { warmFont } from '#ui/kit/theme/font.ts';
import { Portal } from '#ui/shell/portal.tsx';
import { ToastContext } from '#ui/shell/notices.tsx';
import { adaptersModule } from './adapters.module.ts';
import { ContainerRegistry } from './container-registry.ts';
import { loginModule } from './login.module.ts';
import { SECTION_LOADERS } from './section.ts';
import { TOKENS } from './tokens.ts';
import { VIEW_MODEL_TOKENS } from './tokens.ts';

/** Builds the app around the page's data and lets it take over the prerendered markup, or draw an empty page. */
export const start = (root: HTMLElement, page: PageData): void => {
  const container = new Container();
  container.load(adaptersModule(page.configuration), loginModule);
  const registry = new ContainerRegistry({
    configuration: page.configuration,
    container,
    loaders: SECTION_LOADERS,
  });
  container.get(VIEW_MODEL_TOKENS.session).start();
  const app = (
    <StrictMode>
      <BrowserRouter>
        <ToastContext value={container.get(TOKENS.toasts)}>
          <Portal registry={registry} page={page} />
        </ToastContext>
      </BrowserRouter>
    </StrictMode>
  );
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  followColorMode();
  void warmFont();
};
