import type { LineFault } from '#core/smoke/line-fault.ts';

/** Longest allowed response, in bytes. */
const LONGEST_ANSWER = 5_000_000;

/** Response statuses that never have a body. */
const BODILESS = [204, 205, 304];

/** Thrown for a response that arrived but is not accepted. */
export class AnswerRefused extends Error {
  readonly fault: LineFault;

  constructor(fault: LineFault) {
    super(fault.kind);
    this.fault = fault;
  }
}

/** Returns the target of a redirect without URL parts that may be secret. */
const redirectedTo = (location: string, url: URL): string => {
  if (!URL.canParse(location, url.href)) return 'an address that is none';
  const to = new URL(location, url);
  return `${to.origin === 'null' ? to.protocol : to.origin}${to.pathname}`;
};

/** Throws if the response is a redirect. */
export const refuseRedirect = async (
  response: Response,
  url: URL,
  request: string,
): Promise<void> => {
  const { status, headers } = response;
  const location = headers.get('location');
  if (status < 300 || status >= 400 || location === null) return;
  await response.body?.cancel();
  const to = redirectedTo(location, url);
  throw new AnswerRefused({ kind: 'redirected', request, status, to });
};

/** Reads the whole body and returns a response that contains it. Throws as soon as the body is too long. */
export const wholeAnswer = async (response: Response, request: string): Promise<Response> => {
  const { status, statusText, headers } = response;
  const parts: Uint8Array[] = [];
  let come = 0;
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    come += part.byteLength;
    if (come > LONGEST_ANSWER)
      throw new AnswerRefused({ kind: 'tooLong', request, bytes: LONGEST_ANSWER });
    parts.push(part);
  }
  const body = BODILESS.includes(status) ? null : Buffer.concat(parts);
  return new Response(body, { status, statusText, headers });
};

/** Returns a fault when the response is not JSON, otherwise null. */
export const noJson = ({ status, headers }: Response, request: string): LineFault | null => {
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  return /\bjson$/i.test(type.trim())
    ? null
    : { kind: 'noJson', request, status, type: type.trim() };
};
