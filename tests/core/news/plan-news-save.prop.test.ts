import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocumentChange } from '#core/documents/document.ts';
import { planNewsSave } from '#core/news/plan-news-save.rule.ts';
import type { EditedNews, NewsDraft } from '#core/news/news.schema.ts';
import { draftOf, editedNews } from '../../support/news-items.ts';

const FILE = { name: 'a.pdf', bytes: new Uint8Array([1]) };
const changes: readonly DocumentChange[] = [
  { kind: 'keep' },
  { kind: 'remove' },
  { kind: 'replace', document: FILE },
];
const change: fc.Arbitrary<Partial<NewsDraft>> = fc.constantFrom(
  { title: 'Other' },
  { body: 'Other' },
  { icon: 'envelope' as const },
  { color: 'red' as const },
  { effectiveDate: '2026-01-01' },
  { expirationDate: '2026-12-31' },
  { order: 77 },
  { url: 'https://other.example.com' },
);

describe('saving', () => {
  it('creates what is new, whatever it holds', () => {
    expect(changes.map((change) => planNewsSave(null, draftOf(editedNews()), change))).toEqual([
      { fields: 'create', document: 'none' },
      { fields: 'create', document: 'none' },
      { fields: 'create', document: 'upload' },
    ]);
  });

  it('writes fields only where one of them changed', () => {
    const before: EditedNews = editedNews();
    expect(planNewsSave(before, draftOf(before), { kind: 'keep' }).fields).toBe('none');
    fc.assert(
      fc.property(change, fc.constantFrom(...changes), (changed, change) => {
        expect(planNewsSave(before, { ...draftOf(before), ...changed }, change).fields).toBe(
          'update',
        );
      }),
    );
  });

  it('uploads what was chosen, deletes what was cleared, and leaves the rest alone', () => {
    const without = editedNews();
    const having = editedNews({ documentName: 'old.pdf', hasDocument: true, documentSize: 3 });
    const planned = (before: EditedNews) =>
      changes.map((change) => planNewsSave(before, draftOf(before), change).document);
    expect(planned(without)).toEqual(['none', 'none', 'upload']);
    expect(planned(having)).toEqual(['none', 'delete', 'upload']);
  });
});
