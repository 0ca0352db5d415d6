export type ColorMode = 'light' | 'dark';

/** The storage key of the chosen theme, which the page's first script also reads. */
export const COLOR_MODE_KEY = 'color-mode';

/** Returns the currently displayed theme. */
export const currentColorMode = (): ColorMode =>
  document.documentElement.classList.contains('dark') ? 'dark' : 'light';

/** Shows a theme at once. */
export const showColorMode = (mode: ColorMode): void => {
  const { classList } = document.documentElement;
  classList.toggle('dark', mode === 'dark');
  classList.toggle('light', mode === 'light');
};

/** Shows a theme and stores the choice for this browser. If storing fails, the choice is lost when the page is closed. */
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
 * Follows the system's theme until the user chooses a theme, and follows choices in other tabs. Returns a function that
 * stops following.
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
