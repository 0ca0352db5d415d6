import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ok } from '#core/kernel/result.ts';
import { FormState } from '#ui/forms/form-state.ts';
import { SavedDraft } from '#ui/forms/saved-draft.ts';
import { ownDrafts } from '../../support/own-drafts.ts';

const EMPTY = { text: '' };
const SHAPE = { base: z.null(), empty: EMPTY };
const formOf = () => new FormState({ initial: EMPTY, validate: ok });

it('a save that ends late removes its own draft, and not that of the editor opened since', () => {
  const own = ownDrafts();
  const draft = new SavedDraft<null, typeof EMPTY>(own, 'siteNote', SHAPE);
  const [first, next] = [formOf(), formOf()];
  const editOf = (form: typeof first) => () => ({
    base: null,
    values: form.values,
    dirty: form.differs(),
  });
  const [ofFirst, ofNext] = [editOf(first), editOf(next)];
  const kept = () => new SavedDraft<null, typeof EMPTY>(own, 'siteNote', SHAPE).found?.values;
  draft.follow(ofFirst);
  first.type('text', 'The gate sticks');
  draft.rest();
  expect(kept()).toEqual({ text: 'The gate sticks' });
  draft.follow(ofNext);
  next.type('text', 'A dog in the yard');
  draft.drop(ofFirst);
  expect(kept()).toEqual({ text: 'A dog in the yard' });
  draft.drop(ofNext);
  expect(kept()).toBeUndefined();
});
