/** The place of an item in the list, which no later change moves: urgency of its kind, start, and key. */
export interface AttentionPosition {
  readonly rank: number;
  /** Milliseconds UTC. */
  readonly at: number;
  readonly key: string;
}

/** A position as text: rank, start and key. */
export const POSITION = /^(\d{1,2}) (-?\d{1,15}) (.{1,200})$/;

/** Returns a position as text for a URL. */
export const writePosition = ({ at, key, rank }: AttentionPosition): string =>
  `${rank} ${at} ${key}`;

/** Parses a position. Any other text is the position before the first item. */
export const readPosition = (text: string): AttentionPosition => {
  const [, rank = '0', at = '0', key = ''] = POSITION.exec(text) ?? [];
  return { rank: Number(rank), at: Number(at), key };
};
