import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RoadmapItem, RoadmapInterest } from '#core/roadmap/roadmap.schema.ts';
import { withInterest } from '#core/roadmap/with-interest.rule.ts';

it('a wish counts once however often it is said, and nothing is left when it is taken back', () => {
  const item: RoadmapItem = {
    id: 'a',
    title: 'A',
    body: 'B',
    stage: 'Planned',
    shippedAt: null,
    votes: 3,
    voted: false,
    asked: false,
  };
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom<RoadmapInterest>('vote', 'tell'), fc.boolean())),
      (given) => {
        const end = given.reduce<RoadmapItem>(
          (now, [kind, on]) => withInterest(now, kind, on),
          item,
        );
        expect(end.votes).toBe(3 + Number(end.voted));
        const last = (kind: string) => given.findLast(([one]) => one === kind)?.[1] ?? false;
        expect([end.voted, end.asked]).toEqual([last('vote'), last('tell')]);
      },
    ),
  );
});
