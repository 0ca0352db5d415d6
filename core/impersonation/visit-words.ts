import type { Visit, VisitEnd } from './visit.schema.ts';

/** How far a visit goes. */
export const MODE_WORDS: Readonly<Record<Visit['mode'], string>> = {
  look: 'Look only',
  act: 'Act for user',
};

/** How a visit came to its end. */
export const END_WORDS: Readonly<Record<VisitEnd, string>> = {
  ended: 'Ended',
  loggedOut: 'Logged out',
  expired: 'Time over',
  rightLost: 'Right withdrawn',
  staffSessionOver: 'Staff session over',
  subjectSessionOver: 'Ended by another act',
};

/** Where a visit stands, in words. */
export const visitStateWord = ({ endedAt, endReason }: Visit): string => {
  if (endedAt === null) return 'Running';
  return endReason === null ? 'Ended' : END_WORDS[endReason];
};
