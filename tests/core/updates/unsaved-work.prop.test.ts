import fc from 'fast-check';
import { expect, it } from 'vitest';
import { UnsavedWork } from '#core/updates/unsaved-work.ts';

it('is dirty exactly while a form holds it, however often each is let go', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ form: fc.nat(4), hold: fc.boolean() }), { maxLength: 40 }),
      (moves) => {
        const work = new UnsavedWork();
        const values: boolean[] = [];
        work.dirty$.subscribe((dirty) => values.push(dirty));
        const held = new Map<number, () => void>();
        const gone: (() => void)[] = [];
        for (const { form, hold } of moves) {
          const release = held.get(form);
          if (hold && release === undefined)
            held.set(
              form,
              work.hold(() => undefined),
            );
          if (!hold && release !== undefined) {
            release();
            gone.push(release);
            held.delete(form);
          }
          for (const again of gone) again();
          expect(work.dirty).toBe(held.size > 0);
          expect(values.at(-1)).toBe(held.size > 0);
        }
        expect(values.every((dirty, at) => at === 0 || dirty !== values[at - 1])).toBe(true);
      },
    ),
  );
});

it('gives up each form that still holds it once, the last one first, and is clean before the first of them acts', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 12 }), (letGo) => {
      const work = new UnsavedWork();
      const given: number[] = [];
      const release = letGo.map((_, form) =>
        work.hold(() => {
          expect(work.dirty).toBe(false);
          given.push(form);
        }),
      );
      for (const [form, gone] of letGo.entries()) if (gone) release[form]?.();
      work.discard();
      const still = letGo.flatMap((gone, form) => (gone ? [] : [form]));
      expect(given).toEqual(still.toReversed());
      work.discard();
      expect(given).toHaveLength(still.length);
    }),
  );
});
