import { signInByApi } from '../support/arrive.ts';
import { ANSWERED, expect, expectAccessible, test } from '../support/test.ts';

const CONTACTS = '/site/700121/contacts';

/** What a contact has beside the fields of its form. */
const BESIDE = new Set(
  'id inherited position hasPin suspendedAt suspendedBy changedBy changedAt'.split(' '),
);

test('Two people change one contact: each sees that the other edits too, both changes are kept, and of a field that both changed one is chosen by keyboard', async ({
  page,
  server,
  browser,
  clean,
}) => {
  clean.allow(ANSWERED);
  const other = await (await browser.newContext()).newPage();
  const ana = await signInByApi(other, server, 'dealer.limited');
  const firstOf = async (): Promise<Record<string, unknown>> => {
    const read = await ana.call('GET', `/api${CONTACTS}`);
    const { contacts } = (await read.json()) as { contacts: Record<string, unknown>[] };
    return contacts.find(({ inherited }) => inherited === false) ?? {};
  };
  const changes = async (change: object): Promise<void> => {
    const contact = await firstOf();
    const form = Object.entries(contact).filter(([field]) => !BESIDE.has(field));
    const body = { ...Object.fromEntries(form), ...change, pinKnowingly: false };
    const path = `/api${CONTACTS}/${String(contact['id'])}`;
    expect((await ana.call('PUT', path, body)).status).toBe(200);
  };
  const { id } = await firstOf();
  expect((await ana.call('GET', '/api/site/700121/editors?isEditing=true')).status).toBe(200);
  const address = `/site/info?sn=700121&part=contacts&contact=${String(id)}`;
  const panel = page.getByRole('dialog');
  const save = panel.getByRole('button', { name: 'Save' });

  await signInByApi(page, server, 'dealer.admin');
  await page.goto(`${server.dealer}${address}`);
  await expect(panel.getByText('Ana Duarte is editing too')).toBeVisible();
  await panel.getByLabel('Notes').fill('Ring twice');
  await changes({ company: 'Castellan Marine' });
  await save.click();
  await expect(
    page.getByText('Ana Duarte changed Company in the meantime; both changes are kept.'),
  ).toBeVisible();
  await expect(panel).toBeHidden();
  expect(await firstOf()).toMatchObject({ company: 'Castellan Marine', notes: 'Ring twice' });

  await page.goto(`${server.dealer}${address}`);
  await panel.getByLabel('Company').fill('Castellan and Sons');
  await panel.getByLabel('Notes').fill('Ring three times');
  await changes({ notes: 'Speaks French', company: 'Castellan Ltd' });
  await save.click();
  // The form is scrolled to the notes, and the notice is above it.
  await expect(panel.getByText('You and Ana Duarte changed the same fields')).toBeInViewport();
  await save.click();
  await expect(panel.getByText('Choose a version of Company')).toBeVisible();
  const company = panel.getByRole('group', { name: 'Company' });
  await expect(company.getByRole('radio', { name: /^You/ })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(company.getByRole('radio', { name: /Castellan Ltd/ })).toBeChecked();
  await save.click();
  await expect(panel).toBeHidden();
  expect(await firstOf()).toMatchObject({ company: 'Castellan Ltd', notes: 'Ring three times' });
  await other.context().close();
});
