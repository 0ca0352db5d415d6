/** The provider's time now: what it said with an answer, plus what has passed here since; the browser's own clock may be wrong. Milliseconds. */
export const providerTime = (input: {
  readonly saidAt: number;
  readonly heardAt: number;
  readonly now: number;
}): number => input.saidAt + Math.max(0, input.now - input.heardAt);
