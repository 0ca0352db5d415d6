import type { CertificateFault, LineFault } from '#core/smoke/line-fault.ts';

/** Node's error codes for certificates that fail validation. */
const CERTIFICATES: Readonly<Record<string, 'expired' | 'notYetValid' | 'unknownAuthority'>> = {
  CERT_HAS_EXPIRED: 'expired',
  CERT_NOT_YET_VALID: 'notYetValid',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'unknownAuthority',
  SELF_SIGNED_CERT_IN_CHAIN: 'unknownAuthority',
  UNABLE_TO_GET_ISSUER_CERT: 'unknownAuthority',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'unknownAuthority',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'unknownAuthority',
};

/** Matches the codes of all certificate errors that have no message of their own. */
const OTHER_CERTIFICATE =
  /^CERT_|^CRL_|^(?:UNABLE_TO_|ERROR_IN_CERT_)|^(?:INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_EXCEEDED)$/;

const KINDS: readonly (readonly [
  kind: 'noSuchHost' | 'refused' | 'noWay' | 'cutOff' | 'noTls' | 'noHttp',
  codes: RegExp,
])[] = [
  ['noSuchHost', /^(?:ENOTFOUND|EAI_.+)$/],
  ['refused', /^ECONNREFUSED$/],
  ['noWay', /^(?:EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENETDOWN|EADDRNOTAVAIL)$/],
  ['cutOff', /^(?:ECONNRESET|ECONNABORTED|EPIPE|UND_ERR_SOCKET)$/],
  ['noTls', /^(?:EPROTO|ERR_SSL_.+|ERR_TLS_.+)$/],
  ['noHttp', /^(?:HPE_.+|UND_ERR_HEADERS_OVERFLOW)$/],
];

const SLOW: Readonly<Record<string, 'answer' | 'end'>> = {
  ETIMEDOUT: 'answer',
  UND_ERR_CONNECT_TIMEOUT: 'answer',
  UND_ERR_HEADERS_TIMEOUT: 'answer',
  UND_ERR_BODY_TIMEOUT: 'end',
};

interface Cause {
  readonly code: string;
  readonly error: Error;
}

/** Returns the innermost error that has a code. `fetch` wraps the network error, twice when a host has several addresses. */
const causeOf = (error: unknown): Cause | null => {
  if (!(error instanceof Error)) return null;
  const { cause } = error;
  const inner =
    causeOf(cause) ?? (error instanceof AggregateError ? causeOf(error.errors[0]) : null);
  if (inner !== null) return inner;
  return 'code' in error && typeof error.code === 'string' ? { code: error.code, error } : null;
};

const deepestMessage = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? deepestMessage(error.cause) : error.message;
};

const namesOf = (error: Error): string => {
  const { cert } = error as { readonly cert?: { readonly subjectaltname?: unknown } };
  return typeof cert?.subjectaltname === 'string' ? cert.subjectaltname : 'other names';
};

const certificateFault = ({ code, error }: Cause): CertificateFault | null => {
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return { why: 'otherHost', names: namesOf(error) };
  const why = CERTIFICATES[code];
  if (why !== undefined) return { why };
  return OTHER_CERTIFICATE.test(code) ? { why: 'other', code } : null;
};

/** Converts an error of `fetch` into a connection fault for `url`. The recognized codes are those of Node, OpenSSL and undici. */
export const lineFaultOf = (error: unknown, url: URL, request: string): LineFault => {
  const { host } = url;
  const cause = causeOf(error);
  if (cause === null) return { kind: 'unknown', request, host, code: deepestMessage(error) };
  const { code } = cause;
  const certificate = certificateFault(cause);
  if (certificate !== null) return { kind: 'certificate', request, host, certificate };
  const before = SLOW[code];
  if (before !== undefined) return { kind: 'slow', request, before };
  const kind = KINDS.find(([, codes]) => codes.test(code))?.[0];
  return kind === undefined ? { kind: 'unknown', request, host, code } : { kind, request, host };
};
