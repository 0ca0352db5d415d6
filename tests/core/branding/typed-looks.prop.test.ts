import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  DEFAULT_BRANDING,
  brandingForm,
  brandingFormSchema,
} from '#core/branding/branding-values.schema.ts';
import { checkAccent } from '#core/branding/check-accent.rule.ts';
import { readForm } from '#core/forms/read-form.schema.ts';

const read = (typed: Partial<ReturnType<typeof brandingForm.show>>) =>
  readForm(
    brandingFormSchema,
    brandingForm.read({ ...brandingForm.show(DEFAULT_BRANDING), ...typed }),
  );

it('a color without its number sign is that color, and what is none is refused', () => {
  for (const accent of ['4b2e83', '#4B2E83', ' 4b2e83 '])
    expect(read({ accent })).toMatchObject({ ok: true, value: { accent: '#4B2E83' } });
  expect(checkAccent('4b2e83')).toEqual(checkAccent('#4B2E83'));
  for (const accent of ['zzz', '#12345', '4b2e8g', '##4b2e83'])
    expect(read({ accent })).toEqual({
      ok: false,
      error: { accent: ['Enter a color as #1E5B8C'] },
    });
});

it('a name that heads a mail has no line break, whatever is pasted', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), fc.string({ maxLength: 20 }), (before, after) => {
      const checked = read({ fromName: `a${before}\r\nBcc: x${after}\u2028z` });
      const name = checked.ok ? (checked.value.fromName ?? '') : '';
      expect([checked.ok, /[\p{Cc}\u2028\u2029]/u.test(name)]).toEqual([true, false]);
    }),
  );
});
