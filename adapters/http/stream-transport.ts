import { Observable } from 'rxjs';
import { receive, requestInit } from './retrying-fetch.ts';
import type { Answer, Fetch, Handler, Outgoing } from './stage.ts';

/** Reports each chunk of a response when it arrives. */
const tellParts = async (body: ReadableStream<Uint8Array>, report: (part: Answer) => void) => {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    report({ kind: 'part', bytes: value });
  }
};

/**
 * Sends a request whose response is a stream (gating README "Kinds of request": stream). Sends the request once and
 * without a time limit; the caller detects silence and reconnects. Returns an error response like any other response.
 */
export const streamTransport =
  (parts: { readonly fetch: Fetch }): Handler<Outgoing, Answer> =>
  (outgoing) =>
    new Observable((subscriber) => {
      const abort = new AbortController();
      const report = (answer: Answer): void => {
        subscriber.next(answer);
      };
      const run = async (): Promise<void> => {
        const response = await parts.fetch(outgoing.url, {
          ...requestInit(outgoing),
          headers: { ...outgoing.headers, accept: 'text/event-stream' },
          signal: abort.signal,
        });
        if (!response.ok || response.body === null) {
          report(await receive(response, { wantsFile: false }));
          return;
        }
        await tellParts(response.body, report);
        const { headers, status } = response;
        report({ kind: 'answer', status, header: (name) => headers.get(name), body: {} });
      };
      run()
        .catch(() => {
          report({ kind: 'silent', failure: { kind: 'unreachable' } });
        })
        .finally(() => {
          subscriber.complete();
        });
      return () => {
        abort.abort();
      };
    });
