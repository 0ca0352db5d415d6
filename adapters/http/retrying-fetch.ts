import fetchRetry from 'fetch-retry';
import { DOCUMENT_SIZE } from '../wire/headers.ts';
import { retryAfterSeconds } from './read-failure.ts';
import type { Answer, Fetch, Outgoing } from './stage.ts';
import type { Timers } from './timers.ts';

type Received = Extract<Answer, { kind: 'answer' }>;

/** Thrown when one attempt exceeds its time limit. */
export class TryTimedOut extends Error {}

/** Thrown when the byte count of a file differs from its stated size, which means that the file was cut or changed in transit. */
export class CutOnTheWay extends Error {}

const RETRIED = [408, 429, 502, 503, 504];
const LONGEST_WAIT_SECONDS = 5;
const FIRST_PAUSE = 200;

const parse = (text: string): unknown => {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};

/** Reads the bytes of a response. After each chunk, calls `onProgress` with the received share from 0 to 1. */
const readBytes = async (
  response: Response,
  onProgress: ((share: number) => void) | undefined,
): Promise<Uint8Array> => {
  const length = Number(response.headers.get('content-length') ?? 0);
  if (onProgress === undefined || length === 0 || response.body === null)
    return new Uint8Array(await response.arrayBuffer());
  const reader = response.body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let come = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    parts.push(piece.value);
    come += piece.value.byteLength;
    onProgress(Math.min(1, come / length));
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
};

const readFile = async (
  response: Response,
  onProgress: ((share: number) => void) | undefined,
): Promise<unknown> => {
  const [, name = ''] =
    /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  const bytes = await readBytes(response, onProgress);
  const size = response.headers.get(DOCUMENT_SIZE);
  if (size !== null && Number(size) !== bytes.byteLength) throw new CutOnTheWay();
  return { name: decodeURIComponent(name), bytes };
};

/** Reads a response completely, as a file or as JSON. */
export const receive = async (
  response: Response,
  { wantsFile, onProgress }: Pick<Outgoing, 'wantsFile' | 'onProgress'>,
): Promise<Received> => ({
  kind: 'answer',
  status: response.status,
  header: (name) => response.headers.get(name),
  body: await (wantsFile && response.ok
    ? readFile(response, onProgress)
    : response.text().then((text) => parse(text))),
});

/** Converts an outgoing request into the options of `fetch`. Redirects are refused (I27). */
export const requestInit = (outgoing: Outgoing): RequestInit => ({
  method: outgoing.method,
  headers: outgoing.headers,
  body: outgoing.body,
  credentials: outgoing.credentials ? 'include' : 'omit',
  redirect: 'error',
  ...(outgoing.keepalive && { keepalive: true }),
});

/** Waits for `delay` milliseconds, or until `signal` aborts. */
const pause = (timers: Timers, delay: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      cancel();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const cancel = timers.after(delay, end);
    signal.addEventListener('abort', end);
  });

/**
 * Sends a request and reads its complete response; rejects when no response arrived. Repeats reads and idempotent writes
 * after a missing response or a status of 408, 429 or 502 to 504, respecting `Retry-After` up to 5 s. Sends all other
 * writes once (SECURITY.md §3).
 */
export const sendWithRetries = (
  parts: { readonly fetch: Fetch; readonly timers: Timers; readonly random: () => number },
  outgoing: Outgoing,
  signal: AbortSignal,
): Promise<Received> => {
  const { tries, limit } = outgoing.budget;
  const fetchOnce = async (url: string, init: RequestInit): Promise<Received> =>
    receive(await parts.fetch(url, init), outgoing);
  const limited = (url: string, init: RequestInit): Promise<Received> =>
    new Promise((resolve, reject) => {
      const own = new AbortController();
      const cancel = parts.timers.after(limit, () => {
        reject(new TryTimedOut());
        own.abort();
      });
      signal.addEventListener('abort', cancel);
      fetchOnce(url, { ...init, signal: AbortSignal.any([signal, own.signal]) })
        .then(resolve, reject)
        .finally(() => {
          cancel();
          signal.removeEventListener('abort', cancel);
        });
    });
  const once = (url: string, init: RequestInit): Promise<Received> =>
    tries === 1 ? fetchOnce(url, { ...init, signal }) : limited(url, init);
  const again = async (
    attempt: number,
    error: Error | null,
    answer: Received | null,
  ): Promise<boolean> => {
    if (attempt + 1 >= tries || signal.aborted) return false;
    if (error instanceof TryTimedOut) return outgoing.budget.afterSilence === true;
    if (answer !== null && !RETRIED.includes(answer.status)) return false;
    const asked = answer === null ? 0 : (retryAfterSeconds((name) => answer.header(name)) ?? 0);
    if (asked > LONGEST_WAIT_SECONDS) return false;
    const jittered = FIRST_PAUSE * 2 ** attempt * (0.5 + parts.random());
    await pause(parts.timers, Math.max(asked * 1000, jittered), signal);
    return !signal.aborted;
  };
  return fetchRetry(once, { retryOn: again, retryDelay: 0 })(outgoing.url, requestInit(outgoing));
};
