import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '#core/kernel/limits.ts';
import type { EditedNews } from '#core/news/news.schema.ts';
import { draftOf, editedNews } from '../../../support/news-items.ts';
import { plainPdf } from '../../../support/pdf-files.ts';
import { openTestPortal, TestBrowser, type TestPortal } from '../support/test-portal.ts';

interface Part {
  readonly name?: string;
  readonly type?: string;
  readonly content: Buffer | string;
}

const BOUNDARY = 'a-line-nobody-writes';
const form = (...parts: readonly Part[]) => ({
  headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  payload: Buffer.concat([
    ...parts.flatMap(({ name, type = 'application/pdf', content }) => [
      Buffer.from(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"${name === undefined ? '' : `; filename="${name}"`}\r\n${name === undefined ? '' : `content-type: ${type}\r\n`}\r\n`,
      ),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]),
});
const pdf = (name = 'guide.pdf'): Part => ({ name, content: plainPdf() });

let portal: TestPortal;
let editor: TestBrowser;
beforeAll(async () => {
  portal = await openTestPortal();
  editor = new TestBrowser(portal);
  await editor.signIn('staff.limited');
});
afterAll(() => portal.close());

const created = async (): Promise<EditedNews> => {
  const answer = await editor.write('POST', '/api/news', draftOf(editedNews()));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<EditedNews>();
};
const upload = (item: EditedNews, sent: ReturnType<typeof form>, browser = editor) =>
  browser.send({
    method: 'PUT',
    url: `/api/news/${item.newsId}/document?rev=${item.rev}`,
    ...sent,
  });

describe('a document over HTTP', () => {
  it('goes up as the one part of a form and comes down as a download', async () => {
    const item = await created();
    const answer = await upload(item, form(pdf('Übersicht (1).pdf')));
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ documentName: 'Übersicht (1).pdf', rev: item.rev + 1 });
    const down = await editor.get(`/api/news/${item.newsId}/document`);
    expect(down.rawPayload.equals(plainPdf())).toBe(true);
    expect(down.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'attachment; filename="_bersicht _1_.pdf"; filename*=UTF-8\'\'%C3%9Cbersicht%20%281%29.pdf',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'no-store',
      'document-size': String(plainPdf().length),
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    ['two files', form(pdf(), pdf()), 400],
    ['a field beside the file', form({ content: 'x' }, pdf()), 400],
    ['no file', form(), 400],
    ['another kind of file', form({ name: 'a.pdf', content: 'GIF89a' }), 422],
    ['a name that is no PDF', form({ name: 'a.exe', content: plainPdf() }), 422],
    ['JSON', { headers: { 'content-type': 'application/json' }, payload: Buffer.from('{}') }, 415],
  ])('is refused as %s', async (_, sent, status) => {
    const item = await created();
    const answer = await upload(item, sent);
    expect(answer.statusCode, answer.body).toBe(status);
    const now = await editor.get(`/api/news/${item.newsId}`);
    expect(now.json()).toMatchObject({ hasDocument: false, rev: item.rev });
  });

  it('is refused beyond 10 MB, with and without a word about its length', async () => {
    const item = await created();
    const large = form({ name: 'a.pdf', content: Buffer.alloc(LIMITS.documentBytes + 100_000) });
    expect((await upload(item, large)).statusCode).toBe(413);
    const little = Buffer.alloc(LIMITS.documentBytes + 1, '%');
    expect((await upload(item, form({ name: 'a.pdf', content: little }))).statusCode).toBe(413);
  });

  it('needs the pair of this browser, the right and the version', async () => {
    const item = await created();
    const dealer = new TestBrowser(portal);
    await dealer.signIn('dealer.limited');
    expect((await upload(item, form(pdf()), dealer)).statusCode).toBe(403);
    const foreign = form(pdf());
    const site = { ...foreign, headers: { ...foreign.headers, 'sec-fetch-site': 'cross-site' } };
    expect((await upload(item, site)).statusCode).toBe(403);
    const stale = await upload({ ...item, rev: 9 }, form(pdf()));
    expect([stale.statusCode, stale.json<{ code: string }>().code]).toEqual([409, 'staleRev']);
  });
});

describe('other operations', () => {
  it('take JSON alone', async () => {
    const answer = await editor.send({ method: 'POST', url: '/api/news', ...form(pdf()) });
    expect(answer.statusCode).toBe(415);
  });

  it('refuse an address that is no web address, and a page too large', async () => {
    const draft = { ...draftOf(editedNews()), url: 'javascript:alert(1)' };
    expect((await editor.write('POST', '/api/news', draft)).statusCode).toBe(400);
    const list = (size: number) =>
      editor.get(`/api/news/setup?page=1&size=${size}&sort=order&direction=asc`);
    expect((await list(201)).statusCode).toBe(400);
    expect((await list(200)).statusCode).toBe(200);
  });
});
