import { setTimeout as delay } from 'node:timers/promises';

/** A writer that acts as a signal receiver. Batch `n` contains the `BATCH` counters from `first + n * BATCH`. */
export interface SteadyWriter {
  /** Number of acknowledged batches so far. */
  readonly acknowledged: number;
  stop(): Promise<void>;
}

/** Number of signals per batch. A batch is stored all or nothing. */
export const BATCH = 3;

/**
 * Sends batches one after another, each once the previous batch was acknowledged. Calls `refused` for any response other
 * than an acknowledgment.
 */
export const startWriter = (
  url: string,
  { key, first }: { readonly key: string; readonly first: number },
  refused: (status: number) => void,
): SteadyWriter => {
  const state = { isOver: false, acknowledged: 0 };
  const hand = async (): Promise<boolean> => {
    const entries = Array.from({ length: BATCH }, (_, index) => ({
      kind: 'signal',
      counter: String(first + state.acknowledged * BATCH + index),
      xmit: 'HP1577',
      format: 'CID',
      text: '1602 00 000',
    }));
    const answer = await fetch(`${url}/api/signals/batch`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ entries }),
    });
    if (!answer.ok) refused(answer.status);
    return answer.ok;
  };
  const work = (async () => {
    while (!state.isOver) {
      if (await hand()) state.acknowledged += 1;
      await delay(20);
    }
  })();
  return {
    get acknowledged() {
      return state.acknowledged;
    },
    stop: async () => {
      state.isOver = true;
      await work;
    },
  };
};
