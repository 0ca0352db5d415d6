import { browserClassicRedirect } from '#adapters/browser/browser-classic-redirect.ts';
import { createBrowserAdapters } from '#adapters/browser/create-browser-adapters.ts';
import { createHttpAdapters } from '#adapters/http/create-http-adapters.ts';
import { httpDemoWorld } from '#adapters/http/http-demo-world.ts';
import { API_BASE } from '#adapters/wire/headers.ts';
import type {
  PageData,
  RuntimeConfiguration,
} from '#core/configuration/runtime-configuration.schema.ts';
import { learnClientIp } from '#core/login/learn-client-ip.use-case.ts';
import { resumeFlow } from '#core/login/login-flow.rule.ts';
import { signIn } from '#core/login/sign-in.use-case.ts';
import { restoreSession, signOut } from '#core/session/restore-session.use-case.ts';
import { SessionContext } from '#core/session/session-context.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { CredentialsViewModel } from '#ui/login/credentials.view-model.ts';
import { DemoViewModel } from '#ui/login/demo.view-model.ts';
import { LoginViewModel } from '#ui/login/login.view-model.ts';
import { DialogsViewModel } from '#ui/shell/dialogs.view-model.ts';
import { SessionViewModel } from '#ui/shell/session.view-model.ts';

/** Returns the origin of an external service, or null for a URL on our own server. */
const originOf = (address: string | null): string | null => {
  const origin = address === null ? null : new URL(address, location.href).origin;
  return origin === location.origin ? null : origin;
};

const createAdapters = (configuration: RuntimeConfiguration, context: SessionContext) => {
  const browser = createBrowserAdapters(configuration.variant);
  const http = createHttpAdapters({
    ...browser,
    origin: location.origin,
    apiBase: API_BASE,
    variant: configuration.variant,
    environment: configuration.environment,
    mapsOrigin: originOf(configuration.mapsUrl),
    mapsKey: configuration.mapsKey,
    context,
  });
  return { browser, http };
};

/**
 * Creates the objects of the first screen without the container, which would cost every sign-in 16 kB before the first
 * keystroke. All other objects are bound in the container, fetched with the first section.
 */
export const createFirstScreen = ({ configuration, branding, brandingOf }: PageData) => {
  const { variant } = configuration;
  const context = new SessionContext();
  const { browser, http } = createAdapters(configuration, context);
  const { marker } = browser;
  const leave = signOut({ session: context, marker, gateway: http.session });
  const restore = restoreSession({
    session: context,
    marker,
    refresher: http.refresher,
    gateway: http.session,
    tabs: http.tabs,
  });
  const enter = signIn({ login: http.login, context });
  const endSession = async (): Promise<void> => {
    await leave();
  };
  // The client IP is usually known when the user submits the form. A faster sign-in is sent without it (SECURITY.md T2).
  let clientIp: string | null = null;
  const login = new LoginViewModel({
    variant,
    session: context,
    actions: {
      signIn: (input) => enter({ ...input, variant, clientIp }),
      signOut: endSession,
      resume: (view, returnUrl) => resumeFlow(view, { variant, returnUrl }),
    },
  });
  const session = new SessionViewModel({
    context,
    actions: {
      restore: async () => {
        const restored = await restore();
        return restored.kind === 'unavailable' ? 'unavailable' : 'settled';
      },
      signOut: endSession,
    },
  });
  const demoWorld = httpDemoWorld(http.client);
  const askClientIp = learnClientIp({ login: http.login });
  const clock = { now: () => Date.now() };
  return {
    configuration,
    clock,
    /** The branding shown on the page, and the dealer of the branding. */
    looks: { branding, brandingOf, readAt: clock.now() },
    context,
    http,
    toasts: new ToastStore(clock.now),
    // Without a classic portal, no user is redirected there.
    classicRedirect: browserClassicRedirect(configuration.classicUrl ?? '/classic'),
    login,
    session,
    dialogs: new DialogsViewModel(),
    createCredentials: () =>
      new CredentialsViewModel({ variant, submit: (input) => login.submitCredentials(input) }),
    createDemo: () =>
      new DemoViewModel({ world: demoWorld, accounts: configuration.demo?.accounts ?? [] }),
    /** Requests the client IP once the page is usable. Only a sign-in with credentials sends the IP (spec §7.3). */
    learnClientIp: async (): Promise<void> => {
      if (variant === 'dealer') clientIp = await askClientIp();
    },
  };
};

/** The objects of the first screen, which later sections share. */
export type FirstScreen = ReturnType<typeof createFirstScreen>;
