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

/** Reads what the server wrote into the page; throws when it is missing or not what this build understands. */
const readPageData = (document: Document): PageData => {
  const text = document.getElementById('page-data')?.textContent ?? '';
  return z.parse(pageDataSchema, JSON.parse(text));
};

// Made in a slice of its own, as it takes the longest.
export { prepareKit } from '#ui/kit/kit-provider.tsx';

/** Milliseconds after the start; by then a slow line has the form's own needs behind it. */
const FONT_DELAY = 1500;

/** What can wait until somebody uses the form: the address the server sees, the steps that come next, and the screen behind them. */
const afterwards = (registry: PortalRegistry, screen: FirstScreen): void => {
  const fetchAhead = async (): Promise<void> => {
    await Promise.all([screen.learnClientIp(), registry.load('login-steps')]);
    await registry.load('shell');
    await registry.load(registry.configuration.variant === 'dealer' ? 'home' : 'summary');
  };
  const begin = (): void => {
    removeEventListener('pointerdown', begin);
    removeEventListener('keydown', begin);
    // Whoever is signed in needs neither.
    if (screen.context.current.view !== null) return;
    fetchAhead().catch((cause: unknown) => console.info('Nothing was fetched ahead', cause));
  };
  addEventListener('pointerdown', begin, { once: true });
  addEventListener('keydown', begin, { once: true });
};

// The worker and what else outlives the screens wait until the page has what it needs.
const onceLoaded = (run: () => void): void => {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
};

/** Milliseconds; a page that shows no form is not kept waiting for one. */
const FORM_WAIT = 3000;

/** The form has been taken over, so that nothing more stands between the person and its use. */
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

/** What the app is made of before it is drawn. */
export interface Prepared {
  readonly page: PageData;
  readonly screen: FirstScreen;
}

/** Reads the page's data, makes the first screen's objects and sends a Login that is already waiting. */
export const prepare = (document: Document): Prepared => {
  const page = readPageData(document);
  const screen = createFirstScreen(page);
  screen.login.ssoCode = takeSsoReturn(window);
  const send = (): void => sendEarlyLogin(document, screen.login);
  send();
  // Until the form listens itself; the page's first script has noted the press before this runs.
  document.addEventListener('submit', send, true);
  return { page, screen };
};

/** Lets the app take over the prerendered markup, or draw an empty page. */
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
      {/* Not as transitions: a change of place and one of group are drawn in the same frame. */}
      <BrowserRouter useTransitions={false}>
        <ToastContext value={screen.toasts}>
          <Portal registry={registry} page={page} signIn={<LoginPage />} />
        </ToastContext>
      </BrowserRouter>
    </StrictMode>
  );
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app));
  else {
    // Nothing could be pressed before: the page's first script has nothing to keep.
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
  // The fallback has the font's measures, so that nobody who reads or types is disturbed.
  setTimeout(() => void applyFont(), FONT_DELAY);
};
