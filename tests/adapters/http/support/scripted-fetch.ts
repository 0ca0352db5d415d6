/** One call of `fetch`, pending until the test responds. */
export interface FetchCall {
  readonly url: URL;
  readonly init: RequestInit;
  readonly headers: Headers;
  aborted: boolean;
  open: boolean;
  respond(status: number, body?: unknown, headers?: Readonly<Record<string, string>>): void;
  fail(): void;
  /** Responds with status 200 and a streamed body. */
  stream(): StreamedBody;
}

/** A response body that the test writes piece by piece. */
export interface StreamedBody {
  write(text: string): void;
  end(): void;
  /** Breaks the connection. */
  cut(): void;
}

/** A `fetch` whose responses the test supplies. Rejects on abort, like the real `fetch`. */
export class ScriptedFetch {
  readonly calls: FetchCall[] = [];
  /** Records the call and leaves it pending until the test responds. */
  readonly fetch: typeof fetch = (input, init = {}) =>
    new Promise<Response>((resolve, reject) => {
      const address =
        typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
      const call: FetchCall = {
        url: new URL(address),
        init,
        headers: new Headers(init.headers),
        aborted: false,
        open: true,
        respond: (status, body = {}, headers = {}) => {
          call.open = false;
          const text = typeof body === 'string' ? body : JSON.stringify(body);
          const empty = status === 204;
          resolve(new Response(empty ? null : text, { status, headers }));
        },
        stream: () => {
          const encoder = new TextEncoder();
          let body: ReadableStreamDefaultController<Uint8Array> | null = null;
          resolve(
            new Response(
              new ReadableStream<Uint8Array>({
                start: (controller) => {
                  body = controller;
                  init.signal?.addEventListener('abort', () => {
                    controller.error(new DOMException('aborted', 'AbortError'));
                  });
                },
              }),
            ),
          );
          const end = (how: () => void): void => {
            call.open = false;
            how();
          };
          return {
            write: (text) => body?.enqueue(encoder.encode(text)),
            end: () => {
              end(() => body?.close());
            },
            cut: () => {
              end(() => body?.error(new TypeError('terminated')));
            },
          };
        },
        fail: () => {
          call.open = false;
          reject(new TypeError('fetch failed'));
        },
      };
      const abort = () => {
        call.aborted = true;
        call.open = false;
        reject(new DOMException('aborted', 'AbortError'));
      };
      if (init.signal?.aborted) {
        abort();
        return;
      }
      init.signal?.addEventListener('abort', abort);
      this.calls.push(call);
    });

  /** Returns the n-th call; -1 is the newest. */
  at(index: number): FetchCall {
    const call = this.calls.at(index);
    if (call === undefined) throw new Error(`No call ${String(index)} was made`);
    return call;
  }

  /** Returns the calls whose path ends with `path`. */
  to(path: string): FetchCall[] {
    return this.calls.filter((call) => call.url.pathname.endsWith(path));
  }
}
