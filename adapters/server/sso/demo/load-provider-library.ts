import type * as OidcProvider from 'oidc-provider';

type Library = typeof OidcProvider;

/** The warning that the library prints on every Node version older than 22, although it works there. */
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
 * Loads the library at the first request for it, so that the server's startup does not wait. Its known warning is
 * suppressed; everything else it prints is passed on.
 */
export const loadProviderLibrary = (): Promise<Library> => (library ??= importQuietly());
