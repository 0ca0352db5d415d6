import { newsApi } from '#core/news/news.api.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { LIMITS } from '#core/kernel/limits.ts';
import type { NewsDraft } from '#core/news/news.schema.ts';
import { refusalAnswer } from '#adapters/server/http/refusal-answer.rule.ts';
import { draftOf, editedNews } from '../../support/news-items.ts';
import { plainPdf } from '../../support/pdf-files.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';
import { describeDatabase } from '../harness/database.ts';
import type { AccountSeed } from '../harness/seed-account.ts';

const EDITOR: AccountSeed = { application: 1, roles: ['news'], name: 'Elena Rossi' };
const FILE = { name: 'guide.pdf', bytes: plainPdf() };

describeDatabase('news', (engine) => {
  let world: TestWorld;
  let visitors = 0;
  beforeAll(async () => {
    world = await openTestWorld(engine);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.database.kysely.deleteFrom('news').execute();
  });

  const enter = async (seed: AccountSeed = EDITOR) => {
    const person = await world.person(seed);
    const browser = world.browser({ address: `198.18.11.${(visitors += 1)}` });
    await browser.logIn(person.username, PASSWORD);
    const { backend } = world;
    const last = async () => (await world.record(person.id)).at(-1);
    return {
      person,
      last,
      active: () => browser.call(newsApi.activeNews.access, (c) => backend.news.activeNews(c)),
      markRead: (newsIds: string[]) =>
        browser.call(newsApi.markNewsRead.access, (c) => backend.news.markNewsRead(c, { newsIds })),
      create: (draft: Partial<NewsDraft> = {}, key: string | null = null) =>
        browser.call(newsApi.createNews.access, (c) =>
          backend.news.createNews(c, {
            ...draftOf(editedNews()),
            ...draft,
            idempotencyKey: key,
          }),
        ),
      update: (newsId: string, rev: number, draft: Partial<NewsDraft>) =>
        browser.call(newsApi.updateNews.access, (c) =>
          backend.news.updateNews(c, {
            newsId,
            rev,
            draft: { ...draftOf(editedNews()), ...draft },
          }),
        ),
      read: (newsId: string) =>
        browser.call(newsApi.readNews.access, (c) => backend.news.readNews(c, { newsId })),
      remove: (newsIds: readonly string[]) =>
        browser.call(newsApi.removeNewsItems.access, (c) =>
          backend.news.removeNewsItems(c, { newsIds }),
        ),
      restore: (newsIds: readonly string[]) =>
        browser.call(newsApi.restoreNewsItems.access, (c) =>
          backend.news.restoreNewsItems(c, { newsIds }),
        ),
      upload: (newsId: string, rev: number, document = FILE) =>
        browser.call(newsApi.uploadNewsDocument.access, (c) =>
          backend.news.uploadNewsDocument(c, { newsId, rev, document }),
        ),
      drop: (newsId: string, rev: number) =>
        browser.call(newsApi.removeNewsDocument.access, (c) =>
          backend.news.removeNewsDocument(c, { newsId, rev }),
        ),
      download: (newsId: string) =>
        browser.call(newsApi.newsDocument.access, (c) => backend.news.newsDocument(c, { newsId })),
    };
  };
  const made = async (draft: Partial<NewsDraft> = {}) => {
    const editor = await enter();
    const created = await editor.create(draft);
    if (!created.ok) throw new Error(JSON.stringify(created.error));
    return { editor, item: created.value };
  };

  it('are created once for their submission, shown to dealers and staff in their order, and to nobody else', async () => {
    const editor = await enter();
    const first = await editor.create({ title: 'Second', order: null }, 'form-0001');
    const again = await editor.create({ title: 'Second', order: null }, 'form-0001');
    expect(again).toEqual(first);
    expect(await editor.create({ title: 'Other' }, 'form-0001')).toMatchObject({
      ok: false,
      error: { kind: 'unacceptable' },
    });
    expect(await editor.last()).toBe('news.create/ok');
    await editor.create({ title: 'First', order: 1, body: '<script>alert(1)</script>\u0007' });
    await editor.create({ title: 'Over', expirationDate: '2001-01-01' });
    await editor.create({ title: 'Later', effectiveDate: '2901-01-01' });
    for (const seed of [{ application: 2 }, { application: 1, roles: [] }] as const) {
      const shown = await (await enter(seed)).active();
      expect(shown.ok && shown.value.items.map(({ title, unread }) => [title, unread])).toEqual([
        ['First', true],
        ['Second', true],
      ]);
      expect(shown.ok && shown.value.items[0]?.body).toBe('<script>alert(1)</script>');
    }
    const customer = await enter({ application: 3 });
    expect(await customer.active()).toMatchObject({ ok: false, error: { kind: 'sessionOver' } });
  });

  it('are for editors alone: nobody without the right writes or lists anything', async () => {
    const { item } = await made();
    for (const seed of [{ application: 2 }, { application: 1, roles: ['banner'] }] as const) {
      const other = await enter(seed);
      const tried = await Promise.all([
        other.create(),
        other.update(item.newsId, item.rev, { title: 'x' }),
        other.read(item.newsId),
        other.remove([item.newsId]),
        other.upload(item.newsId, item.rev),
        other.drop(item.newsId, item.rev),
      ]);
      expect(tried.every((one) => !one.ok && one.error.kind === 'forbidden')).toBe(true);
    }
  });

  it('refuse what the form refuses, whoever sends it', async () => {
    const editor = await enter();
    for (const wrong of [
      { title: '' },
      { title: '\u0007' },
      { body: 'b'.repeat(LIMITS.newsBody + 1) },
      { url: 'javascript:alert(1)' },
      { effectiveDate: '2026-03-21', expirationDate: '2026-03-20' },
    ]) {
      const refused = await editor.create(wrong);
      expect(refused, JSON.stringify(wrong)).toMatchObject({
        ok: false,
        error: { kind: 'invalid' },
      });
    }
    const created = await editor.create({
      effectiveDate: '2026-03-21',
      expirationDate: '2026-03-20',
    });
    expect(!created.ok && created.error).toMatchObject({
      message: 'Start date cannot be after end date',
    });
  });

  it('name the other editor to the one who comes second', async () => {
    const { editor, item } = await made();
    const second = await enter({ ...EDITOR, name: 'Marcus Hale' });
    const saved = await second.update(item.newsId, item.rev, { title: 'Theirs' });
    expect(saved.ok && saved.value).toMatchObject({
      title: 'Theirs',
      rev: 2,
      updatedBy: 'Marcus Hale',
    });
    const stale = await editor.update(item.newsId, item.rev, { title: 'Mine' });
    expect(!stale.ok && refusalAnswer(stale.error)).toMatchObject({
      status: 409,
      code: 'staleRev',
      message: 'Marcus Hale has changed this in the meantime.',
    });
    expect(await editor.last()).toBe('news.update/refused');
    const now = await editor.read(item.newsId);
    expect(now.ok && now.value.title).toBe('Theirs');
    const kept = await editor.update(item.newsId, 2, { title: 'Mine' });
    expect(kept.ok && kept.value.rev).toBe(3);
  });

  it('go all at once or not at all, with one row of the record', async () => {
    const { editor, item } = await made();
    const two = await editor.create({ title: 'two' });
    const ids = [item.newsId, two.ok ? two.value.newsId : ''];
    const before = (await world.record(editor.person.id)).length;
    const refused = await editor.remove([...ids, '00000000-0000-4000-8000-000000000000']);
    expect(!refused.ok && refusalAnswer(refused.error).status).toBe(404);
    expect((await editor.read(item.newsId)).ok).toBe(true);
    expect((await editor.remove(ids)).ok).toBe(true);
    expect((await world.record(editor.person.id)).slice(before)).toEqual([
      'news.remove/refused',
      'news.remove/ok',
    ]);
    // Restoring is all or nothing, and possible only for deleted items.
    expect((await editor.read(item.newsId)).ok).toBe(false);
    expect((await editor.restore([...ids, '00000000-0000-4000-8000-000000000000'])).ok).toBe(false);
    expect((await editor.restore(ids)).ok).toBe(true);
    expect(await editor.read(item.newsId)).toMatchObject({ ok: true, value: item });
    expect((await editor.restore(ids)).ok).toBe(false);
    expect((await editor.remove(ids)).ok).toBe(true);
    expect(await editor.read(item.newsId)).toMatchObject({
      ok: false,
      error: { kind: 'notFound' },
    });
  });

  it('keep name and bytes of their document together; a repeat of an upload is answered like the first', async () => {
    const { editor, item } = await made();
    const uploaded = await editor.upload(item.newsId, item.rev, {
      ...FILE,
      name: 'C:\\x\\guide.pdf',
    });
    expect(uploaded.ok && uploaded.value).toMatchObject({
      documentName: 'guide.pdf',
      hasDocument: true,
      documentSize: FILE.bytes.length,
      rev: 2,
    });
    expect(await editor.upload(item.newsId, item.rev)).toEqual(uploaded);
    expect(
      await editor.upload(item.newsId, item.rev, { ...FILE, name: 'other.pdf' }),
    ).toMatchObject({
      ok: false,
      error: { kind: 'conflict', code: 'staleRev' },
    });
    const shown = await (await enter({ application: 2 })).active();
    expect(shown.ok && shown.value.items.map(({ documentSize }) => documentSize)).toContain(
      FILE.bytes.length,
    );
    const file = await editor.download(item.newsId);
    expect(file.ok && Buffer.from(file.value.bytes).equals(FILE.bytes)).toBe(true);
    const gone = await editor.drop(item.newsId, 2);
    expect(gone.ok && gone.value).toMatchObject({ documentName: null, hasDocument: false, rev: 3 });
    expect(await editor.download(item.newsId)).toMatchObject({ ok: false });
    expect(await editor.last()).toBe('news.document.remove/ok');
  });

  it('stand saved with their former document when the new one is refused', async () => {
    const { editor, item } = await made();
    await editor.upload(item.newsId, 1);
    await editor.update(item.newsId, 2, { title: 'New words' });
    const active = plainPdf('/OpenAction << /S /J#61vaScript /JS (x) >>');
    const refused = await editor.upload(item.newsId, 3, { name: 'new.pdf', bytes: active });
    expect(!refused.ok && refusalAnswer(refused.error)).toMatchObject({
      status: 422,
      code: 'documentRefused',
      message: 'The PDF contains scripts, forms that send data, or other files.',
    });
    expect(await editor.last()).toBe('news.document.store/refused');
    const now = await editor.read(item.newsId);
    expect(now.ok && now.value).toMatchObject({
      title: 'New words',
      documentName: 'guide.pdf',
      rev: 3,
    });
  });

  it('give documents of active items to every reader, of others to editors alone', async () => {
    const { editor, item } = await made({ effectiveDate: '2901-01-01' });
    await editor.upload(item.newsId, 1);
    const reader = await enter({ application: 2 });
    const staff = await enter({ application: 1, roles: [] });
    expect((await reader.download(item.newsId)).ok).toBe(false);
    expect((await staff.download(item.newsId)).ok).toBe(false);
    expect((await editor.download(item.newsId)).ok).toBe(true);
    await editor.update(item.newsId, 2, { effectiveDate: null });
    expect((await reader.download(item.newsId)).ok).toBe(true);
    expect(await reader.last()).toBe('news.document.read/ok');
  });

  it('are new to each person until that person has seen them', async () => {
    const { item } = await made();
    const [one, two] = [await enter({ application: 2 }), await enter({ application: 2 })];
    await one.markRead([item.newsId]);
    expect(await one.last()).toBe('news.markRead/ok');
    const unread = async (who: typeof one) => {
      const shown = await who.active();
      return shown.ok && shown.value.items.map((news) => news.unread);
    };
    expect(await unread(one)).toEqual([false]);
    expect(await unread(two)).toEqual([true]);
  });

  // This test must run last in the file, because it advances the clock.
  it('begin and end with the day of the provider, not of UTC', async () => {
    await made({ effectiveDate: '2027-07-04', expirationDate: '2027-07-04' });
    const activeAt = async (at: string) => {
      world.clock.advance(Date.parse(at) - world.clock.now());
      const shown = await (await enter({ application: 2 })).active();
      return shown.ok ? shown.value.items.length : -1;
    };
    expect(await activeAt('2027-07-04T03:59:00Z')).toBe(0);
    expect(await activeAt('2027-07-04T04:00:00Z')).toBe(1);
    expect(await activeAt('2027-07-05T03:59:00Z')).toBe(1);
    expect(await activeAt('2027-07-05T04:00:00Z')).toBe(0);
  });
});
