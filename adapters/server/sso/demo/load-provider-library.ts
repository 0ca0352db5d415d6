import type * as OidcProvider from 'oidc-provider';

type Library = typeof OidcProvider;

/** A warning that `oidc-provider` prints on any Node version below 22, although the library works there. */
const KNOWN_NOTICE = 'oidc-provider WARNING: Unsupported runtime.';

const importQuietly = async (): Promise<Library> => {
  const { warn } = console;
  console.warn = (...text: unknown[]) => {
    if (!String(text[0]).includes(KNOWN_NOTICE)) warn(...text);
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
