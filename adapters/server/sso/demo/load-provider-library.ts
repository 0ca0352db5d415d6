import type * as OidcProvider from 'oidc-provider';

type Library = typeof OidcProvider;

/** A warning that `oidc-provider` prints on any Node version below 22, although the library works there. */
const KNOWN_NOTICE = 'oidc-provider WARNING: Unsupported runtime.';

const importQuietly = async (): Promise<Library> => {
  const { warn } = console;
  console.warn = (...parts: unknown[]) => {
    if (!String(parts[0]).includes(KNOWN_NOTICE)) warn(...parts);
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
};

let library: Promise<Library> | null = null;

/**
 * Loads `oidc-provider` at its first use, so that server startup does not wait. The known warning is suppressed; other
 * output is passed on.
 */
export const loadProviderLibrary = (): Promise<Library> => (library ??= importQuietly());
