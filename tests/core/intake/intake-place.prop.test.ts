import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { intakePlaceSchema } from '#core/intake/bug-form.schema.ts';
import { intakePlace } from '#core/intake/intake-place.rule.ts';
import { APP_VERSION } from '#core/kernel/limits.ts';

describe('where a report was written', () => {
  it('is the path, without a trace of query and fragment', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\/[a-z/-]{0,40}$/),
        fc.constantFrom('?', '#'),
        fc.string(),
        (path, mark, rest) => {
          expect(intakePlace(path + mark + rest)).toEqual({ route: path, appVersion: APP_VERSION });
        },
      ),
    );
  });

  it('always fits what the provider takes', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2000 }), (path) => {
        expect(z.safeParse(intakePlaceSchema, intakePlace(path)).success).toBe(true);
      }),
    );
  });
});
