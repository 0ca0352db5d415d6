import type { Page } from '@playwright/test';
import { expect, PASSWORD } from './test.ts';

type ActionSteps = 'Tab' | 'Shift+Tab';

/** Presses the key `way` until the name of the focused control matches `name`. Fails when no focused control matches after 40 presses. */
export const walkTo = async (page: Page, name: RegExp, way: ActionSteps = 'Tab'): Promise<void> => {
  for (let steps = 0; steps < 40; steps += 1) {
    const focused = await page.evaluate(() => {
      const el = document.activeElement;
      if (!(el instanceof HTMLElement) || !el.matches('a, button, input, select')) return '';
      const labels = 'labels' in el ? (el.labels as NodeListOf<HTMLLabelElement> | null) : null;
      return el.getAttribute('aria-label') ?? (labels?.[0] ?? el).textContent;
    });
    if (name.test(focused.trim())) return;
    await page.keyboard.press(way === 'Tab' && focused === 'Skip to content' ? 'Enter' : way);
  }
  throw new Error(`Tab never reached ${String(name)}`);
};

const typeInto = async (page: Page, field: RegExp, text: string): Promise<void> => {
  await walkTo(page, field);
  await page.keyboard.type(text);
};

/** Signs in through the sign-in form using only the keyboard. */
export const signInByKeyboard = async (
  page: Page,
  origin: string,
  username: string,
): Promise<void> => {
  await page.goto(`${origin}/login`);
  await page.getByRole('button', { name: 'Login', exact: true }).waitFor();
  await typeInto(page, /^(Username|Email)$/, username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
};

/**
 * Signs out through the user menu using only the keyboard. Resolves when the sign-in form is shown and no data of the
 * previous user is left.
 */
export const leaveByKeyboard = async (
  page: Page,
  name: string,
  way: ActionSteps,
): Promise<void> => {
  await walkTo(page, /User menu/, way);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'User Account' })).toBeFocused();
  await page.keyboard.press('l');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
};
