import type { RoadmapItem, RoadmapInterest } from './roadmap.schema.ts';

/**
 * Returns an entry as it appears right after a vote or notification request is made or withdrawn. Making the same one
 * twice counts once.
 */
export const withInterest = (
  item: RoadmapItem,
  kind: RoadmapInterest,
  on: boolean,
): RoadmapItem => {
  if (kind === 'tell') return { ...item, asked: on };
  return { ...item, voted: on, votes: item.votes + Number(on) - Number(item.voted) };
};
