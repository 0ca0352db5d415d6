import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Mark, SessionMarker } from '#core/session/session-marker.port.ts';

const marks: fc.Arbitrary<Mark> = fc.oneof(
  fc.constant({ kind: 'none' as const }),
  fc.constant({ kind: 'signedOut' as const }),
  fc.uuid().map((label) => ({ kind: 'signedIn' as const, label })),
);

/** Tests that every session marker must pass. */
export const sessionMarkerContract = (name: string, create: () => SessionMarker): void => {
  describe(`Session mark: ${name}`, () => {
    it('starts with none', () => {
      expect(create().read()).toEqual({ kind: 'none' });
    });

    it('reads what was written last', () => {
      fc.assert(
        fc.property(fc.array(marks, { minLength: 1 }), (written) => {
          const marker = create();
          for (const mark of written) marker.write(mark);
          expect(marker.read()).toEqual(written.at(-1));
        }),
      );
    });
  });
};
