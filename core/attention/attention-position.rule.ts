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
  const [, rank, at, key] = POSITION.exec(text) ?? ['', '0', '0', ''];
  return { rank: Number(rank), at: Number(at), key: key ?? '' };
};
