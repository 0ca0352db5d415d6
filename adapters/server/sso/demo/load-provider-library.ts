import type * as OidcProvider from 'oidc-provider';

type Library = typeof OidcProvider;

/** The one sentence the library prints on every Node older than 22, although it runs there. */
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

/** Loads the library when somebody first asks for it, so that the server's start does not wait; its known notice is left out, everything else it says is printed. */
export const loadProviderLibrary = (): Promise<Library> => (library ??= importQuietly());
