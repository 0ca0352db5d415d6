import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RoadmapItem, RoadmapWish } from '#core/roadmap/roadmap.schema.ts';
import { wished } from '#core/roadmap/wished.rule.ts';

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
      fc.array(fc.tuple(fc.constantFrom<RoadmapWish>('vote', 'tell'), fc.boolean())),
      (said) => {
        const end = said.reduce<RoadmapItem>((now, [kind, on]) => wished(now, kind, on), item);
        expect(end.votes).toBe(3 + Number(end.voted));
        const last = (kind: string) => said.findLast(([one]) => one === kind)?.[1] ?? false;
        expect([end.voted, end.asked]).toEqual([last('vote'), last('tell')]);
      },
    ),
  );
});
