import type { HelpConnection } from '#core/backend/knowledge-base/help-connection.port.ts';

/** Time limit for the help site to start its response, in milliseconds. */
const PATIENCE_MS = 4000;
/**
 * How long a result of the check is cached, in milliseconds, so that many users who open the page at the same time cause
 * only one request.
 */
const HOLDS_MS = { true: 10_000, false: 1000 } as const;

const ask = async (address: string): Promise<boolean> => {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    await answer.body?.cancel();
    return answer.status < 500;
  } catch {
    // Any failure counts as not available.
    return false;
  }
};

/** Checks whether the configured help site responds. A null address means that there is no help site. */
export const httpHelpConnection = (address: string | null): HelpConnection => {
  let last: { readonly at: number; readonly answer: Promise<boolean>; holdsMs: number } | null =
    null;
  return {
    answers: async () => {
      if (address === null) return false;
      const now = performance.now();
      if (last === null || now - last.at > last.holdsMs) {
        const asked = { at: now, answer: ask(address), holdsMs: PATIENCE_MS };
        last = asked;
        void asked.answer.then((answers) => {
          asked.holdsMs = HOLDS_MS[answers ? 'true' : 'false'];
        });
      }
      return last.answer;
    },
  };
};
