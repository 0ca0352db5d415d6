import type { RoadmapItem, RoadmapInterest } from './roadmap.schema.ts';

/** An entry as it looks the moment a wish is said or taken back; saying it twice counts once. */
export const withInterest = (
  item: RoadmapItem,
  kind: RoadmapInterest,
  on: boolean,
): RoadmapItem => {
  if (kind === 'tell') return { ...item, asked: on };
  return { ...item, voted: on, votes: item.votes + Number(on) - Number(item.voted) };
};
