import type { LoginViewModel } from './login.view-model.ts';
import {
  readCredentials,
  type EarlyInput,
  type TypedCredentials,
} from './credentials.view-model.ts';

declare global {
  interface Window {
    /** The other buttons pressed before the program listened, in order; the page's first script keeps them. */
    earlyPresses?: Set<HTMLElement> | undefined;
  }
}

const valueOf = (form: HTMLFormElement, name: string): string => {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value : '';
};

const typedIn = (form: HTMLFormElement): TypedCredentials => ({
  identifier: valueOf(form, 'identifier'),
  password: valueOf(form, 'password'),
});

/**
 * Sends a Login that was pressed before the form is taken over, without touching what is drawn: taking it over takes
 * longer on a slow processor than the request should wait. What the fields refuse is told once the form listens.
 */
export const sendEarlyLogin = (page: Document, login: LoginViewModel): void => {
  const { dataset } = page.documentElement;
  const form = page.querySelector<HTMLFormElement>('form[action="/login"]');
  if (dataset['queued'] !== '' || 'ready' in dataset || form === null) return;
  const read = readCredentials(login.variant, typedIn(form));
  const query = new URLSearchParams(page.location.search);
  const internal = query.get('internal') === 'true';
  if (read.ok) login.sendAhead({ ...read.value, internal }, query.get('returnUrl'));
};

/**
 * Takes over what was typed and pressed before the start, once: from here on the program listens and the first script
 * lets go. A second call finds nothing queued.
 */
export const takeEarlyInput = (form: HTMLFormElement): EarlyInput => {
  const { dataset } = form.ownerDocument.documentElement;
  const { queued } = dataset;
  dataset['ready'] = '';
  delete dataset['queued'];
  return { ...typedIn(form), queued: queued === '', dialog: queued || null };
};

/** Presses again, once, what was pressed beside the form before anything could answer: the theme, the demo accounts. */
export const repeatEarlyPresses = (page: Window): void => {
  const presses = page.earlyPresses ?? [];
  delete page.earlyPresses;
  for (const button of presses) button.click();
};
