import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { listenFirst } from '#adapters/browser/first-to-hear.ts';
import { keepTexts } from '#adapters/browser/keep-texts.ts';
import { takeSsoReturn } from '#adapters/browser/take-sso-return.ts';
import { type PageData, pageDataSchema } from '#core/configuration/runtime-configuration.schema.ts';
import { followColorMode } from '#ui/kit/color-mode.ts';
import { applyFont } from '#ui/kit/theme/font.ts';
import { ToastContext } from '#ui/shell/notices.tsx';
import { sendEarlyLogin } from '#ui/login/early-input.ts';
import { LoginPage } from '#ui/login/login-page.tsx';
import { Portal } from '#ui/shell/portal.tsx';
import { createFirstScreen, type FirstScreen } from './first-screen.ts';
import { PortalRegistry } from './portal-registry.ts';
import * as z from 'zod/mini';

/** Reads the data that the server wrote into the page. Throws if the data is missing or does not match this build. */
const readPageData = (document: Document): PageData => {
  const text = document.getElementById('page-data')?.textContent ?? '';
  return z.parse(pageDataSchema, JSON.parse(text));
};

// Re-exported so that the caller can run this slowest step as a separate task.
export { prepareKit } from '#ui/kit/kit-provider.tsx';

/** Milliseconds after startup at which the font is applied, when even a slow connection has loaded the form. */
const FONT_DELAY = 1500;

/** Prefetches when the form is first used: the client IP, the next sign-in steps, and the screen after them. */
const afterwards = (registry: PortalRegistry, screen: FirstScreen): void => {
  const fetchAhead = async (): Promise<void> => {
    await Promise.all([screen.learnClientIp(), registry.load('login-steps')]);
    await registry.load('shell');
    await registry.load(registry.configuration.variant === 'dealer' ? 'home' : 'summary');
  };
  const begin = (): void => {
    removeEventListener('pointerdown', begin);
    removeEventListener('keydown', begin);
    // A user who is already signed in needs no prefetch.
    if (screen.context.current.view !== null) return;
    fetchAhead().catch((cause: unknown) => console.info('Nothing was fetched ahead', cause));
  };
  addEventListener('pointerdown', begin, { once: true });
  addEventListener('keydown', begin, { once: true });
};

// Runs work after the page has loaded. Used for the service worker and other services that outlive screens.
const onceLoaded = (run: () => void): void => {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
};

/** Maximum wait for the form in milliseconds, because some pages have no form. */
const FORM_WAIT = 3000;

/** Resolves once the form is hydrated and usable. */
const formListens = (): Promise<void> =>
  new Promise((resolve) => {
    const page = document.documentElement;
    if ('ready' in page.dataset) {
      resolve();
      return;
    }
    new MutationObserver((_, watching) => {
      watching.disconnect();
      resolve();
    }).observe(page, { attributeFilter: ['data-ready'] });
    setTimeout(resolve, FORM_WAIT);
  });

/** The page data and objects created before the app is rendered. */
export interface Prepared {
  readonly page: PageData;
  readonly screen: FirstScreen;
}

/** Reads the page data, creates the first screen's objects and sends a waiting sign-in. */
export const prepare = (document: Document): Prepared => {
  const page = readPageData(document);
  const screen = createFirstScreen(page);
  screen.login.ssoCode = takeSsoReturn(window);
  const send = (): void => sendEarlyLogin(document, screen.login);
  send();
  // Handles submissions until the form is hydrated. The page's first script stored any earlier submission.
  document.addEventListener('submit', send, true);
  return { page, screen };
};

/** Hydrates the prerendered markup, or renders into an empty page. */
export const start = (root: HTMLElement, { page, screen }: Prepared): void => {
  listenFirst();
  const registry = new PortalRegistry({
    screen,
    loaders: {
      container: () => import('./open-container.ts'),
      sections: {
        'login-steps': () => import('./login-steps.module.ts'),
        shell: () => import('./shell.module.ts'),
      },
    },
  });
  const app = (
    <StrictMode>
      {/* Transitions are disabled, because changes of location and group must be rendered in the same frame. */}
      <BrowserRouter useTransitions={false}>
        <ToastContext value={screen.toasts}>
          <Portal registry={registry} page={page} signIn={<LoginPage />} />
        </ToastContext>
      </BrowserRouter>
    </StrictMode>
  );
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app));
  else {
    // An empty page has no form, so the first script need not store submissions any longer.
    document.documentElement.dataset['ready'] = '';
    createRoot(root).render(app);
  }
  keepTexts(document.body);
  followColorMode();
  afterwards(registry, screen);
  onceLoaded(() => {
    formListens()
      .then(() => registry.open())
      .catch((cause: unknown) => console.info('Nothing follows the page', cause));
  });
  // The fallback font has the same metrics, so applying the font does not move the text.
  setTimeout(() => void applyFont(), FONT_DELAY);
};
