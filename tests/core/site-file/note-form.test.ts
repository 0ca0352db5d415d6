import { describe, expect, it } from 'vitest';
import { readForm } from '#core/forms/read-form.schema.ts';
import { noteForm, noteFormOn } from '#core/site-file/note-form.schema.ts';

const TODAY = '2026-03-12';
/** Returns the validation messages of the field `until` (the last day). */
const errorsOf = (until: string, permanent: boolean): readonly string[] => {
  const typed = noteForm.read({ text: 'Siren is off', until, pinned: false });
  const read = readForm(noteFormOn(TODAY, { permanent }), typed);
  return read.ok ? [] : (read.error['until'] ?? []);
};

describe('a note of a site', () => {
  it('may be permanent, but not of whoever only tests, who is asked for its last day', () => {
    expect(errorsOf('', true)).toEqual([]);
    expect(errorsOf('', false)).toEqual(['Enter the last day of the note']);
    expect(errorsOf(TODAY, false)).toEqual([]);
  });

  it('is neither over already nor without an end in sight', () => {
    expect(errorsOf('2026-03-11', true)).toEqual(['The last day of the note is in the past']);
    expect(errorsOf('2027-03-12', true)).toEqual([]);
    expect(errorsOf('2027-03-13', true)).toEqual(['A temporary note can last one year at most']);
  });
});
