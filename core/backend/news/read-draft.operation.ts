import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import { readForm } from '../../forms/read-form.schema.ts';
import { newsDraftSchema, type NewsDraft } from '../../news/news.schema.ts';
import { plainText } from '../intake/clean-report.rule.ts';
import type { Refusal } from '../refusal.ts';
import { invalid } from '../refusals.ts';

/** Judges a draft once more after its control characters are gone; HTML in it stays what it is, text. */
export const readDraft = (draft: NewsDraft): Result<NewsDraft, Refusal> => {
  const plain = { ...draft, title: plainText(draft.title), body: plainText(draft.body) };
  const form = readForm(newsDraftSchema, plain);
  return form.ok ? ok(form.value) : invalid(Object.values(form.error).flat().join('. '));
};
