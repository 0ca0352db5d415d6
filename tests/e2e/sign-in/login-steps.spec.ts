import { HttpVisitor } from '#tests/support/http-visitor.ts';
import { signInByKeyboard, walkTo } from '../support/keyboard.ts';
import { expect, expectAccessible, PASSWORD, test } from '../support/test.ts';

const NEW_PASSWORD = 'Quiet-Lantern-77';

test('A dealer who owes every step takes them in their order by the keyboard alone, is told what is wrong at each, and lands at home', async ({
  page,
  server,
}) => {
  const { keyboard } = page;
  const contact = page.getByLabel('Email or Phone');
  const username = page.getByRole('textbox', { name: 'New username' });
  const question = page.getByLabel('Question 1');
  /** Replaces the text in a field, using only the keyboard. */
  const typeInto = async (field: RegExp, text: string) => {
    await walkTo(page, field);
    await keyboard.press('Control+A');
    await keyboard.type(text);
  };
  await signInByKeyboard(page, server.dealer, 'dealer.steps');

  await expect(contact).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByText('Email or phone is required')).toBeVisible();
  await expect(contact).toBeFocused();
  await expectAccessible(page);
  await keyboard.type('pete.lang@example.com');
  await keyboard.press('Enter');
  await expect(page.getByLabel('Verification code')).toBeFocused();
  await keyboard.type((await server.code('pete.lang@example.com')).code);

  await expect(username).toBeFocused();
  await keyboard.type('pete');
  await keyboard.press('Enter');
  await expect(page.getByText('Must be at least 5 characters long')).toBeVisible();
  await expectAccessible(page);
  await typeInto(/^New username$/, 'pete.lang');
  await keyboard.press('Enter');

  await expect(question).toBeVisible();
  await walkTo(page, /^Answer 1$/);
  await keyboard.press('Enter');
  await expect(question).toBeFocused();
  await expectAccessible(page);
  for (const row of [1, 2, 3]) {
    await walkTo(page, new RegExp(`^Question ${row}$`));
    for (let down = 0; down < row; down += 1) await keyboard.press('ArrowDown');
    await typeInto(new RegExp(`^Answer ${row}$`), `harbor ${row}`);
  }
  await keyboard.press('Enter');

  await expect(page.getByLabel('Current password')).toBeFocused();
  for (const next of ['too short', NEW_PASSWORD]) {
    await typeInto(/^Current password$/, PASSWORD);
    await typeInto(/^New password$/, next);
    await typeInto(/^Confirm new password$/, next);
    await keyboard.press('Enter');
    if (next === NEW_PASSWORD) continue;
    await expect(page.getByText('Must be 12 to 32 characters long')).toBeVisible();
    await expectAccessible(page);
  }

  for (const name of [/Terms and Conditions/i, /Privacy Policy/i]) {
    const agreement = page.getByRole('dialog', { name });
    await expect(agreement).toBeVisible();
    await expectAccessible(page);
    await walkTo(page, /Accept Terms and Conditions/);
    await keyboard.press('Space');
    await walkTo(page, /^Accept$/);
    await keyboard.press('Enter');
    await expect(agreement).toBeHidden();
  }
  await expect(page).toHaveURL(`${server.dealer}/home/dashboard`);
  const again = await new HttpVisitor(server.dealer).signIn('pete.lang', NEW_PASSWORD);
  expect(again.status).toBe(200);
});
