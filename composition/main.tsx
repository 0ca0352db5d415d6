// React is part of the entry chunk and runs in its own task. The rest of the program loads afterwards in further tasks.
import 'react-dom/client';
import { mayReloadNow } from '#adapters/browser/reload-times.ts';
import { installTrustedTypes } from './web/trusted-types.ts';

const typed = (): boolean =>
  [...document.querySelectorAll('input')].some((field) => field.value !== field.defaultValue);

const fail = (cause: unknown): void => {
  console.error(cause);
  // The page and its scripts may be of different versions. A reload fixes the mismatch, but would lose text that the user typed.
  if (navigator.onLine && !typed() && mayReloadNow()) {
    location.reload();
    return;
  }
  delete document.documentElement.dataset['queued'];
  document.getElementById('start-failed')?.removeAttribute('hidden');
};

// Yields between two tasks, so that the browser can paint and handle input.
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const boot = async (): Promise<void> => {
  installTrustedTypes(window, location.origin);
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root');
  await breathe();
  const { prepareKit, prepare, start } = await import('./web/start.tsx');
  await breathe();
  const prepared = prepare(document);
  await breathe();
  prepareKit();
  await breathe();
  start(root, prepared);
};

boot().catch(fail);
