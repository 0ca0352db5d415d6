/** What a navigation that was asked for early brought; null where that is no answer. Firefox brings an error instead of refusing, where there is no connection. */
export const earlyAnswer = (early: unknown): Response | null =>
  early instanceof Response && early.type !== 'error' ? early : null;
