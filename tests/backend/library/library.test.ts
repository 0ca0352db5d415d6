import { libraryApi } from '#core/library/library.api.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Document } from '#core/documents/document.ts';
import type { LibraryForm } from '#core/library/library.schema.ts';
import { plainPdf } from '../../support/pdf-files.ts';
import { describeDatabase } from '../harness/database.ts';
import type { AccountSeed } from '../harness/seed-account.ts';
import { staffAtWork } from '../harness/staff-at-work.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';

const FORM: LibraryForm = {
  title: 'Guide',
  summary: 'How it works',
  category: 'Guides',
  tags: 'start',
  language: 'English',
  audience: ['Dealers'],
  url: '',
  state: 'Draft',
};
const FILE: Document = { name: 'guide.pdf', bytes: plainPdf() };

describeDatabase('the library', (engine) => {
  let world: TestWorld;
  let staff: Awaited<ReturnType<typeof staffAtWork>>;
  beforeAll(async () => {
    world = await openTestWorld(engine);
    staff = await staffAtWork(world, { roles: ['marketing'] });
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.database.kysely.deleteFrom('library_item').execute();
  });

  const add = async (form: Partial<LibraryForm> = {}) => {
    const id = randomUUID();
    const made = await staff.browser.call(libraryApi.addLibraryItem.access, (c) =>
      world.backend.library.addLibraryItem(c, { id, ...FORM, ...form }),
    );
    return { id, made };
  };
  const change = (id: string, rev: number, form: Partial<LibraryForm>) =>
    staff.browser.call(libraryApi.changeLibraryItem.access, (c) =>
      world.backend.library.changeLibraryItem(c, { id, rev, ...FORM, ...form }),
    );
  const upload = (id: string, rev: number, document = FILE) =>
    staff.browser.call(libraryApi.uploadLibraryFile.access, (c) =>
      world.backend.library.uploadLibraryFile(c, { id, rev, document }),
    );
  const kept = async () => {
    const answer = await staff.browser.call(libraryApi.listLibraryItems.access, () =>
      world.backend.library.listLibraryItems(),
    );
    return answer.ok ? answer.value.rows : [];
  };
  const published = async (form: Partial<LibraryForm> = {}) => {
    const { id } = await add(form);
    await upload(id, 1);
    await change(id, 2, { ...form, state: 'Published' });
    return id;
  };
  const enter = async (seed: AccountSeed = {}) => {
    const person = await world.person(seed);
    const browser = world.browser({ variant: seed.application === 3 ? 'consumer' : 'dealer' });
    await browser.logIn(person.username, PASSWORD);
    const list = async () => {
      const answer = await browser.call(libraryApi.listLibrary.access, (c) =>
        world.backend.library.listLibrary(c),
      );
      return answer.ok ? answer.value.items : [];
    };
    const fetch = (id: string) =>
      browser.call(libraryApi.libraryFile.access, (c) =>
        world.backend.library.libraryFile(c, { id }),
      );
    const keep = (id: string, on: boolean) =>
      browser.call(libraryApi.favoriteLibraryItem.access, (c) =>
        world.backend.library.favoriteLibraryItem(c, { id, on }),
      );
    return { person, list, fetch, keep };
  };

  it('shows each audience what is published for it, and nothing else', async () => {
    const dealers = await published();
    const all = await published({ title: 'All', audience: ['Dealers', 'Account holders'] });
    await add({ title: 'Draft' });
    const retired = await published({ title: 'Old' });
    await change(retired, 3, { title: 'Old', state: 'Retired' });
    const [dealer, customer] = [await enter(), await enter({ application: 3 })];
    expect((await dealer.list()).map(({ id }) => id)).toEqual([all, dealers]);
    expect((await customer.list()).map(({ id }) => id)).toEqual([all]);
    expect(await customer.fetch(dealers)).toMatchObject({ error: { kind: 'notFound' } });
    expect(await dealer.fetch(retired)).toMatchObject({ error: { kind: 'notFound' } });
  });

  it('publishes nothing without a file or a link', async () => {
    expect((await add({ state: 'Published' })).made).toMatchObject({ error: { kind: 'invalid' } });
    const { id } = await add();
    expect(await change(id, 1, { state: 'Published' })).toMatchObject({
      error: { kind: 'invalid' },
    });
    const link = { state: 'Published', url: 'https://files.example.com/a' } as const;
    expect(await change(id, 1, link)).toMatchObject({ ok: true });
    expect((await add({ url: 'javascript:alert(1)' })).made).toMatchObject({
      error: { kind: 'invalid' },
    });
  });

  it('keeps every version of a file and hands out the newest; a repeat of an upload is one version', async () => {
    const id = await published();
    const second = { name: 'guide-2.pdf', bytes: plainPdf('/Lang (en)') };
    expect(await upload(id, 3, second)).toMatchObject({ ok: true });
    expect(await upload(id, 3, second)).toMatchObject({ ok: true });
    expect(await upload(id, 3)).toMatchObject({ error: { code: 'staleRev' } });
    const [row] = await kept();
    expect(row?.versions.map(({ version, name }) => [version, name])).toEqual([
      [2, 'guide-2.pdf'],
      [1, 'guide.pdf'],
    ]);
    const dealer = await enter();
    expect(await dealer.fetch(id)).toMatchObject({ value: { name: 'guide-2.pdf' } });
    expect((await dealer.list())[0]).toMatchObject({ version: 2, file: { name: 'guide-2.pdf' } });
    const former = await staff.browser.call(libraryApi.libraryVersion.access, (c) =>
      world.backend.library.libraryVersion(c, { id, version: 1 }),
    );
    expect(former).toMatchObject({ value: { name: 'guide.pdf' } });
    const bad = { name: 'evil.exe', bytes: new Uint8Array([77, 90]) };
    expect(await upload(id, 4, bad)).toMatchObject({ error: { code: 'documentRefused' } });
  });

  it('gives forms to whoever has the flag, and counts a person once a day', async () => {
    const id = await published({ category: 'Forms' });
    const [without, able] = [await enter(), await enter({ flags: ['formsFlag'] })];
    expect(await without.fetch(id)).toMatchObject({
      error: { kind: 'forbidden', code: 'formsFlag' },
    });
    expect((await world.record(without.person.id)).at(-1)).toBe('library.file.read/refused');
    expect(await able.fetch(id)).toMatchObject({ ok: true });
    await able.fetch(id);
    expect((await kept())[0]?.downloads).toBe(1);
  });

  it('remembers favorites of each person', async () => {
    const id = await published();
    const [one, other] = [await enter(), await enter()];
    await one.keep(id, true);
    await one.keep(id, true);
    expect([(await one.list())[0]?.favorite, (await other.list())[0]?.favorite]).toEqual([
      true,
      false,
    ]);
    await one.keep(id, false);
    expect((await one.list())[0]?.favorite).toBe(false);
    expect(await one.keep(randomUUID(), true)).toMatchObject({ error: { kind: 'notFound' } });
  });
});
