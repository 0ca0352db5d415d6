import type { Visit, VisitEnd } from '#core/impersonation/visit.schema.ts';

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
