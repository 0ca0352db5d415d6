import { draftOf, editedNews } from '#tests/support/news-items.ts';
import { plainPdf } from '#tests/support/pdf-files.ts';
import type { Stride } from './stride.ts';
import type { Walker } from './walker.ts';

const EDITOR = 'staff.limited';
const draft = draftOf(editedNews());
const document = (walker: Walker) => ({ newsId: walker.said('createNews', 'newsId') });
const items = async (walker: Walker, who: string): Promise<readonly string[]> => {
  const { items: found } = await walker.read<{ items: readonly { newsId: string }[] }>(who, 'news');
  return found.map(({ newsId }) => newsId);
};

/** Steps of a news item, from its first draft to its deletion. */
export const NEWS: readonly Stride[] = [
  {
    operationId: 'markNewsRead',
    actor: 'dealer.limited',
    body: async (walker) => ({ newsIds: await items(walker, 'dealer.limited') }),
  },
  { operationId: 'createNews', actor: EDITOR, body: () => ({ ...draft }) },
  {
    operationId: 'updateNews',
    actor: EDITOR,
    params: document,
    body: () => ({ rev: 1, draft: { ...draft, title: 'Other hours' } }),
  },
  {
    operationId: 'uploadNewsDocument',
    actor: EDITOR,
    params: document,
    query: { rev: '2' },
    file: { name: 'hours.pdf', content: plainPdf() },
  },
  { operationId: 'removeNewsDocument', actor: EDITOR, params: document, query: { rev: '3' } },
  { operationId: 'removeNews', actor: EDITOR, params: document },
  {
    operationId: 'restoreNewsItems',
    actor: EDITOR,
    body: (walker) => ({ newsIds: [document(walker).newsId] }),
  },
  {
    operationId: 'removeNewsItems',
    actor: EDITOR,
    body: async (walker) => ({ newsIds: (await items(walker, EDITOR)).slice(0, 2) }),
  },
];
