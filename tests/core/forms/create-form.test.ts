import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  choiceField,
  choicesField,
  createForm,
  optionalNumber,
  optionalText,
  textField,
} from '#core/forms/create-form.schema.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import { boundedText, notEmpty, requiredText } from '#core/forms/bounded-text.schema.ts';

const COLORS = z.enum(['red', 'blue']);
const form = createForm({
  name: textField(requiredText('Name', 5)),
  note: optionalText(boundedText(5)),
  place: optionalNumber(z.int('Must be a whole number')),
  color: choiceField(COLORS, 'blue'),
  colors: choicesField(COLORS, 'Choose one'),
});
const schema = z.strictObject(form.draft);
const EMPTY = { name: '', note: '', place: '', color: 'blue', colors: [] };
const outcomeOf = (typed: Partial<ReturnType<typeof form.show>>) => {
  const validated = readForm(schema, form.read({ ...form.show(null), ...typed }));
  return validated.ok ? validated.value : validated.error;
};

describe('a form', () => {
  it('begins empty and shows what is stored as it is typed', () => {
    expect(form.show(null)).toEqual(EMPTY);
    const stored = { name: 'a', note: null, place: 7, color: 'red', colors: ['red'] } as const;
    const shown = form.show({ ...stored, colors: [...stored.colors] });
    expect(shown).toEqual({ ...stored, note: '', place: '7' });
    expect(outcomeOf(shown)).toEqual(stored);
  });

  it('reads white space around a value as nothing, and an empty one as none', () => {
    expect(outcomeOf({ name: ' a ', note: '  ', place: ' 12 ', colors: ['blue'] })).toEqual({
      name: 'a',
      note: null,
      place: 12,
      color: 'blue',
      colors: ['blue'],
    });
  });

  it('says what is wrong at each field', () => {
    expect(outcomeOf({ note: 'longer', place: '1x' })).toEqual({
      name: ['Name is required'],
      note: ['Must be at most 5 characters long, 1 too many'],
      place: ['Must be a whole number'],
      colors: ['Choose one'],
    });
  });

  it('takes each choice once, and null rather than an empty text where the database wants a name', () => {
    expect(outcomeOf({ name: 'a', colors: ['red', 'red'] })).toEqual({
      colors: ['Choose each only once'],
    });
    const name = z.nullable(boundedText(5).check(notEmpty));
    expect(['', ' ', null, ' a '].map((text) => z.safeParse(name, text).data)).toEqual([
      undefined,
      undefined,
      null,
      'a',
    ]);
  });

  it('takes its own fields out of more, and compares by them alone', () => {
    const stored = { name: 'a', note: null, place: null, color: 'red' as const, colors: [] };
    const more = { ...stored, rev: 4 };
    expect(form.pick(more)).toEqual(stored);
    expect(form.same(more, { ...stored })).toBe(true);
    expect(form.same(more, { ...stored, colors: ['red'] })).toBe(false);
  });
});
