import { supportApi } from '#core/support/support.api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ExportFormat, ListSort } from '#core/lists/list-query.schema.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { describeDatabase } from '../harness/database.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';

describeDatabase('the list of people in Support', (engine) => {
  let world: TestWorld;
  let overview: Awaited<ReturnType<typeof enter>>;
  const enter = async () => {
    const person = await world.person({ application: 1, name: 'Staff Desk', roles: [] });
    const browser = world.browser({ variant: 'dealer', address: '198.18.77.1' });
    await browser.logIn(person.username, PASSWORD);
    return browser;
  };
  const find = async (sort: ListSort | null, page = 1, text = 'quill') => {
    const found = await overview.call(supportApi.supportUsers.access, (c) =>
      world.backend.support.supportUsers(c, { text, sort, page, size: 25 }),
    );
    if (!found.ok) throw new Error('not found');
    return found.value;
  };
  const take = (format: ExportFormat, columns: readonly string[] | null = null) =>
    overview.call(supportApi.supportUsersExport.access, (c) =>
      world.backend.support.supportUsersExport(c, {
        query: { search: ' Quill ', filters: {}, sort: null },
        columns,
        format,
      }),
    );

  beforeAll(async () => {
    world = await openTestWorld(engine);
    for (const [at, application] of [2, 3, 2, 1].entries())
      await world.person({
        application: application as 1 | 2 | 3,
        name: at === 1 ? '=Quill 1' : `Quill ${at}`,
      });
    overview = await enter();
  });
  afterAll(() => world.close());

  it('is ordered by name, or by what is asked, equal ones always the same way', async () => {
    const names = async (sort: ListSort | null) => (await find(sort)).users.map(({ name }) => name);
    expect(await names(null)).toEqual(['=Quill 1', 'Quill 0', 'Quill 2', 'Quill 3']);
    expect(await names({ key: 'name', direction: 'desc' })).toEqual([
      'Quill 3',
      'Quill 2',
      'Quill 0',
      '=Quill 1',
    ]);
    expect(await names({ key: 'application', direction: 'asc' })).toEqual([
      'Quill 3',
      'Quill 0',
      'Quill 2',
      '=Quill 1',
    ]);
    expect(await names({ key: 'lastLogin', direction: 'desc' })).toHaveLength(4);
  });

  it('says how many there are behind its last page too', async () => {
    expect(await find(null, 9)).toEqual({ users: [], total: 4 });
    expect(await find(null, 1, 'nobody at all')).toEqual({ users: [], total: 0 });
  });

  it('is taken away as it is filtered, in the columns that are shown; who took it is recorded', async () => {
    const csv = await take('csv', ['name', 'application']);
    if (!csv.ok) throw new Error('not taken');
    expect(csv.value.name).toMatch(/^users-4-rows-\d{4}-\d\d-\d\d\.csv$/);
    expect(new TextDecoder().decode(csv.value.bytes)).toBe(
      "User,Application\r\n'=Quill 1,Customer\r\nQuill 0,Dealer (beta)\r\nQuill 2,Dealer (beta)\r\nQuill 3,Staff\r\n",
    );
    const pdf = await take('pdf');
    if (!pdf.ok) throw new Error('not taken');
    const paper = await readPdf(pdf.value.bytes);
    expect(paper.pages).toBe(1);
    expect(paper.text).toContain('Quill 3');
    const rows = await world.database.kysely
      .selectFrom('audit')
      .select('detail')
      .where('operation', '=', 'support.usersExport')
      .orderBy('seq')
      .execute();
    expect(rows.map(({ detail }) => detail)).toEqual([
      { text: 'Quill', format: 'csv', rows: '4' },
      { text: 'Quill', format: 'pdf', rows: '4' },
    ]);
  });
});
