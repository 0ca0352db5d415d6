/** The user's choice with the theme button; null follows the system. */
export type ColorMode = 'light' | 'dark';

/** The storage key of the choice. The page's first script reads the same key before anything is painted. */
export const COLOR_MODE_KEY = 'color-mode';

/** Returns the theme the page shows now. */
export const currentColorMode = (): ColorMode =>
  document.documentElement.classList.contains('dark') ? 'dark' : 'light';

/** Shows a theme at once. */
export const showColorMode = (mode: ColorMode): void => {
  const { classList } = document.documentElement;
  classList.toggle('dark', mode === 'dark');
  classList.toggle('light', mode === 'light');
};

/** Shows a theme and stores it for this browser. If storage is refused, it applies only to this page. */
export const chooseColorMode = (mode: ColorMode): void => {
  showColorMode(mode);
  try {
    localStorage.setItem(COLOR_MODE_KEY, mode);
  } catch (refusal) {
    console.info('The theme is not remembered', refusal);
  }
};

const chosen = (): string | null => {
  try {
    return localStorage.getItem(COLOR_MODE_KEY);
  } catch (refusal) {
    console.info('No theme can be remembered here', refusal);
    return null;
  }
};

/**
 * Follows the system's theme until the user chooses one, and the choice made in other tabs. While printing, the theme is
 * light. Returns a function that stops following.
 */
export const followColorMode = (): (() => void) => {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const onSystem = (): void => {
    if (chosen() === null) showColorMode(system.matches ? 'dark' : 'light');
  };
  const onStorage = (event: StorageEvent): void => {
    if (event.key !== COLOR_MODE_KEY) return;
    if (event.newValue === 'dark' || event.newValue === 'light') showColorMode(event.newValue);
    else onSystem();
  };
  let onScreen: ColorMode | null = null;
  const onPrint = (): void => {
    onScreen = currentColorMode();
    showColorMode('light');
  };
  const onPrinted = (): void => {
    if (onScreen !== null) showColorMode(onScreen);
    onScreen = null;
  };
  system.addEventListener('change', onSystem);
  addEventListener('beforeprint', onPrint);
  addEventListener('afterprint', onPrinted);
  addEventListener('storage', onStorage);
  return () => {
    system.removeEventListener('change', onSystem);
    removeEventListener('storage', onStorage);
    removeEventListener('beforeprint', onPrint);
    removeEventListener('afterprint', onPrinted);
  };
};
