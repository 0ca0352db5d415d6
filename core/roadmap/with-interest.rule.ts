import type { RoadmapItem, RoadmapInterest } from './roadmap.schema.ts';

/**
 * Returns an entry as it appears right after the reader adds or withdraws a vote or notification request. Adding it twice
 * has no further effect.
 */
export const withInterest = (
  item: RoadmapItem,
  kind: RoadmapInterest,
  on: boolean,
): RoadmapItem => {
  if (kind === 'tell') return { ...item, asked: on };
  return { ...item, voted: on, votes: item.votes + Number(on) - Number(item.voted) };
};
