import type { Page } from '@playwright/test';
import { expect, PASSWORD } from './test.ts';

/** The key that leads to the next control, or back to the one before. */
type ActionSteps = 'Tab' | 'Shift+Tab';

/** Walks with Tab until the focused control carries the name; fails when it cannot be reached. */
export const walkTo = async (page: Page, name: RegExp, way: ActionSteps = 'Tab'): Promise<void> => {
  for (let steps = 0; steps < 40; steps += 1) {
    const focused = await page.evaluate(() => {
      const el = document.activeElement;
      if (!(el instanceof HTMLElement) || !el.matches('a, button, input, select')) return '';
      const labels = 'labels' in el ? (el.labels as NodeListOf<HTMLLabelElement> | null) : null;
      return el.getAttribute('aria-label') ?? (labels?.[0] ?? el).textContent;
    });
    if (name.test(focused.trim())) return;
    await page.keyboard.press(way);
  }
  throw new Error(`Tab never reached ${String(name)}`);
};

/** Walks to a field and types into it. */
const typeInto = async (page: Page, field: RegExp, text: string): Promise<void> => {
  await walkTo(page, field);
  await page.keyboard.type(text);
};

/** Signs in at the real form without touching a mouse. */
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

/** Leaves by the user menu, its entry chosen by the first letter; answers at the form, with nothing left of who was there. */
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
