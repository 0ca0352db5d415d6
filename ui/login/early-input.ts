import type { LoginViewModel } from './login.view-model.ts';
import {
  readCredentials,
  type EarlyInput,
  type TypedCredentials,
} from './credentials.view-model.ts';

declare global {
  interface Window {
    /** The buttons outside the form that were pressed before the app was ready, in order, as recorded by the page's first script. */
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

/** If Login was pressed before hydration, sends the sign-in request without waiting for the form to render. */
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
 * Returns the field values and the button press from before the app started, and stops the page's first script from
 * recording. A second call returns no press.
 */
export const takeEarlyInput = (form: HTMLFormElement): EarlyInput => {
  const { dataset } = form.ownerDocument.documentElement;
  const { queued } = dataset;
  dataset['ready'] = '';
  delete dataset['queued'];
  return { ...typedIn(form), queued: queued === '', dialog: queued || null };
};

/** Repeats the presses of buttons outside the form that were made before the app was ready. */
export const repeatEarlyPresses = (page: Window): void => {
  const presses = page.earlyPresses ?? [];
  delete page.earlyPresses;
  for (const button of presses) button.click();
};
