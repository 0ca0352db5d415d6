import type { LoginViewModel } from './login.view-model.ts';
import {
  readCredentials,
  type EarlyInput,
  type TypedCredentials,
} from './credentials.view-model.ts';

declare global {
  interface Window {
    /** Buttons outside the form pressed before the app was ready, in order. The page's first script records them. */
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
 * Sends the sign-in request if Login was pressed before hydration, without waiting for the form to render. Field errors
 * appear once the form is ready.
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
 * Takes over the input typed and pressed before the app started; the page's first script then stops recording. A second
 * call returns nothing.
 */
export const takeEarlyInput = (form: HTMLFormElement): EarlyInput => {
  const { dataset } = form.ownerDocument.documentElement;
  const { queued } = dataset;
  dataset['ready'] = '';
  delete dataset['queued'];
  return { ...typedIn(form), queued: queued === '', dialog: queued || null };
};

/** Repeats once the button presses outside the form that came before the app was ready: the theme and demo account buttons. */
export const repeatEarlyPresses = (page: Window): void => {
  const presses = page.earlyPresses ?? [];
  delete page.earlyPresses;
  for (const button of presses) button.click();
};
