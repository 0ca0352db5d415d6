import { arrive } from '../support/arrive.ts';
import { chooseEntry, dialogOf } from '../support/menus.ts';
import { ANSWERED, expect, expectAccessible, test } from '../support/test.ts';

test('A bug report keeps its words when no answer comes, is stored once and gives the focus back; feedback asks for a grade and fits a phone', async ({
  page,
  server,
  clean,
}) => {
  clean.allow(ANSWERED);
  await arrive(page, server, 'dealer.limited');
  const stored: string[] = [];
  // The first bug report reaches the server, but the response is lost.
  await page.route('**/api/intake/bug*', async (route) => {
    const answer = await route.fetch();
    stored.push(((await answer.json()) as { reference: string }).reference);
    return stored.length === 1 ? route.abort() : route.fulfill({ response: answer });
  });
  await chooseEntry(page, 'Help', 'Submit A Bug');
  const bug = await dialogOf(page, 'Submit A Bug');
  const summary = page.getByLabel('What went wrong?');
  const submit = bug.getByRole('button', { name: 'Submit' });
  await expect(summary).toBeFocused();
  await expect(bug.getByText('(/home/dashboard)')).toBeVisible();
  await expect(bug.getByText('portal version 1.0')).toBeVisible();
  await submit.click();
  await expect(bug.getByText('A short description is required')).toBeVisible();
  await expectAccessible(page);

  await summary.fill('The strip stands still');
  await page.getByLabel('Details').fill('Since this morning.\nOn two machines.');
  await submit.click();
  await expect(bug.getByRole('alert')).toBeVisible();
  await expect(summary).toHaveValue('The strip stands still');
  await page.keyboard.press('Escape');
  const question = await dialogOf(page, 'Discard your changes?');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await submit.click();
  await expect(bug.getByText(/^B-\d{6}$/)).toHaveText(stored[0] ?? '');
  expect(stored[1]).toBe(stored[0]);
  await bug.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Help' })).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await chooseEntry(page, 'Help', 'Provide Feedback');
  const feedback = await dialogOf(page, 'Provide Feedback');
  const box = await feedback.boundingBox();
  expect((box?.x ?? -1) >= 0 && (box?.width ?? 999) <= 390).toBe(true);
  await feedback.getByRole('button', { name: 'Submit' }).click();
  await expect(feedback.getByText('Choose a rating')).toBeVisible();
  await expectAccessible(page);
  await feedback.getByLabel('4', { exact: true }).check();
  await feedback.getByRole('button', { name: 'Submit' }).click();
  await expect(feedback.getByText(/^F-\d{6}$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(feedback).toHaveCount(0);
});
