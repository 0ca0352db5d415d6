import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { ListQuery, SortDirection } from '#core/lists/list-query.schema.ts';
import { NEWS_LIST } from '#core/news/news-list.ts';
import { STAFF_RIGHTS } from '#core/permission/permissions.ts';
import type { Change } from '#core/backend/news/news.repository.port.ts';
import type { TestDatabase } from '#tests/backend/harness/database.ts';
import { START } from '#tests/backend/harness/session-rows.ts';
import { draftOf, editedNews } from '../support/news-items.ts';

const TODAY = '2026-03-12';
const ALL: ListQuery = { ...NEWS_LIST.start, filters: { expired: '1' } };

/** Tests that every implementation of the news repository must pass (spec §4.3, §5, §7.3). */
export const newsRepositoryContract = (open: () => TestDatabase): void => {
  let change: Change;
  beforeAll(async () => {
    const { id } = await open().seedAccount({ application: 1, name: 'Elena Rossi' });
    change = { actorId: id, now: START };
  });
  beforeEach(async () => {
    await open().kysely.deleteFrom('news').execute();
  });
  const add = async (draft: Partial<ReturnType<typeof draftOf>> = {}): Promise<string> => {
    const newsId = randomUUID();
    await open().unitOfWork.run(({ news }) =>
      news.add(newsId, { ...draftOf(editedNews()), ...draft }, change),
    );
    return newsId;
  };
  const titles = (query: Partial<ListQuery> = {}) =>
    open().unitOfWork.run(async ({ news }) => {
      const { items, total } = await news.page({ ...ALL, ...query }, TODAY);
      return { titles: items.map(({ title }) => title), total };
    });

  it('keeps every field, the days as they were written', async () => {
    const draft = {
      title: 'Grüße <b>',
      body: 'One\ntwo',
      icon: 'envelope' as const,
      color: 'amber' as const,
      effectiveDate: '2026-03-08',
      expirationDate: '2026-11-01',
      order: 4,
      url: 'https://example.com/x',
    };
    const newsId = await add(draft);
    const found = await open().unitOfWork.run(({ news }) => news.find(newsId));
    expect(found).toEqual({
      ...draft,
      newsId,
      rev: 1,
      documentName: null,
      documentSize: null,
      documentDigest: null,
      updatedAt: new Date(START).toISOString(),
      updatedBy: 'Elena Rossi',
    });
  });

  it('counts a day as active from its start to its end, both included', async () => {
    await add({ title: 'ends today', expirationDate: TODAY });
    await add({ title: 'begins today', effectiveDate: TODAY });
    await add({ title: 'always' });
    await add({ title: 'ended', expirationDate: '2026-03-11' });
    await add({ title: 'to come', effectiveDate: '2026-03-13' });
    const active = await open().unitOfWork.run(({ news }) => news.active(TODAY, change.actorId));
    expect(active.map(({ title }) => title).toSorted()).toEqual([
      'always',
      'begins today',
      'ends today',
    ]);
    expect((await titles({ filters: {} })).titles).not.toContain('ended');
    expect((await titles()).total).toBe(5);
    const home = await open().unitOfWork.read(({ figures }) =>
      figures.staffHome(START, TODAY, [STAFF_RIGHTS.news]),
    );
    expect(home.news).toEqual({ live: 3, future: 1 });
  });

  it('sorts by each column in both directions, what has no value last', async () => {
    await add({ title: 'b', order: 2, effectiveDate: '2026-01-01', expirationDate: null });
    await add({ title: 'A', order: null, effectiveDate: null, expirationDate: '2026-01-03' });
    await add({ title: 'c', order: 1, effectiveDate: '2026-01-02', expirationDate: '2026-01-02' });
    const by = async (key: string, direction: SortDirection) =>
      (await titles({ sort: { key, direction } })).titles.join('');
    expect(await by('order', 'asc')).toBe('cbA');
    expect(await by('order', 'desc')).toBe('bcA');
    expect(await by('title', 'asc')).toBe('Abc');
    expect(await by('title', 'desc')).toBe('cbA');
    expect(await by('effectiveDate', 'asc')).toBe('bcA');
    expect(await by('expirationDate', 'desc')).toBe('Acb');
  });

  it('searches title and body for each word as it stands, and goes by pages', async () => {
    await add({ title: '100% sure', body: 'plain' });
    await add({ title: 'other', body: 'it is 100% SURE' });
    await add({ title: '100 of them', body: 'a_b' });
    expect((await titles({ search: '100% s' })).total).toBe(2);
    expect((await titles({ search: 'sure it' })).titles).toEqual(['other']);
    expect((await titles({ search: 'A_B' })).titles).toEqual(['100 of them']);
    expect((await titles({ search: 'a%b' })).total).toBe(0);
    expect((await titles({ search: '\\' })).total).toBe(0);
    const pages = [1, 2, 3].map((page) =>
      titles({ page, size: 2, sort: { key: 'title', direction: 'asc' } }),
    );
    expect((await Promise.all(pages)).map((page) => page.titles)).toEqual([
      ['100 of them', '100% sure'],
      ['other'],
      [],
    ]);
  });

  it('changes one version once: of two editors the second is told', async () => {
    const newsId = await add();
    const mine = { ...draftOf(editedNews()), title: 'Mine' };
    await open().unitOfWork.run(async ({ news }) => {
      expect(await news.update(newsId, 1, mine, change)).toBe(true);
      expect(await news.update(newsId, 1, { ...mine, title: 'Theirs' }, change)).toBe(false);
      expect(await news.update(randomUUID(), 1, mine, change)).toBe(false);
      expect(await news.find(newsId)).toMatchObject({ title: 'Mine', rev: 2 });
    });
  });

  it('stores a document with its name under a version, replaces it and lets it go', async () => {
    const newsId = await add();
    const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256);
    await open().unitOfWork.run(async ({ news }) => {
      const file = { name: 'a.pdf', bytes, digest: 'one' };
      expect(await news.putDocument(newsId, 1, file, change)).toBe(true);
      expect(await news.putDocument(newsId, 1, { ...file, name: 'b.pdf' }, change)).toBe(false);
      const stored = await news.document(newsId);
      expect(stored?.name).toBe('a.pdf');
      expect(Buffer.from(stored?.bytes ?? []).equals(bytes)).toBe(true);
      expect(await news.find(newsId)).toMatchObject({
        rev: 2,
        documentName: 'a.pdf',
        documentSize: 100_000,
        documentDigest: 'one',
      });
      const other = { name: 'c.pdf', bytes: new Uint8Array([7]), digest: 'two' };
      expect(await news.putDocument(newsId, 2, other, change)).toBe(true);
      expect((await news.document(newsId))?.name).toBe('c.pdf');
      expect(await news.dropDocument(newsId, 2, change)).toBe(false);
      expect(await news.dropDocument(newsId, 3, change)).toBe(true);
      expect(await news.document(newsId)).toBeNull();
      expect(await news.find(newsId)).toMatchObject({ rev: 4, documentName: null });
    });
  });

  it('takes back name and bytes together when the transaction fails', async () => {
    const newsId = await add();
    const broken = open().unitOfWork.run(async ({ news }) => {
      const file = { name: 'a.pdf', bytes: new Uint8Array([1]), digest: 'one' };
      await news.putDocument(newsId, 1, file, change);
      throw new Error('killed');
    });
    await expect(broken).rejects.toThrow('killed');
    await open().unitOfWork.run(async ({ news }) => {
      expect(await news.find(newsId)).toMatchObject({ rev: 1, documentName: null });
      expect(await news.document(newsId)).toBeNull();
    });
  });

  it('deletes all of several or none, and finds what is deleted no more', async () => {
    const [one, two] = [await add({ title: 'one' }), await add({ title: 'two' })];
    await open().unitOfWork.run(async ({ news }) => {
      expect(await news.remove([one, randomUUID()], change)).toBe(false);
      expect((await news.page(ALL, TODAY)).total).toBe(2);
      expect(await news.remove([one, two], change)).toBe(true);
      expect((await news.page(ALL, TODAY)).total).toBe(0);
      expect(await news.find(one)).toBeNull();
      expect(await news.update(one, 1, draftOf(editedNews()), change)).toBe(false);
      expect(await news.remove([one], change)).toBe(false);
    });
  });

  it('keeps who has read what, once, and nothing of what is not there', async () => {
    const newsId = await add();
    const { id: other } = await open().seedAccount();
    await open().unitOfWork.run(async ({ news }) => {
      const ids = [newsId, randomUUID()];
      expect(await news.markRead(change.actorId, ids, START)).toBe(1);
      expect(await news.markRead(change.actorId, ids, START)).toBe(0);
      const shown = { newsId, updatedAt: new Date(START).toISOString() };
      expect(await news.active(TODAY, change.actorId)).toMatchObject([{ ...shown, seen: true }]);
      expect(await news.active(TODAY, other)).toMatchObject([{ ...shown, seen: false }]);
    });
  });
};
