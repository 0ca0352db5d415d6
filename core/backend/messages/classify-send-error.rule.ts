import type { SendCause } from '../../mail-failures/mail-failure.schema.ts';
import { cleanReply } from './clean-reply.rule.ts';

/** A failed sending attempt, as the transport reported it. */
export interface SendError {
  /** Error code of the operating system or library, e.g. `ECONNREFUSED`; null if there is none. */
  readonly code: string | null;
  readonly message: string;
  /** The command that failed, e.g. `RCPT TO`; null if the connection failed before any command. */
  readonly stage: string | null;
  /** Three-digit SMTP or HTTP status of the remote server; null if there is none. */
  readonly status: number | null;
  /** Reply text of the remote server; null if there is none. */
  readonly reply: string | null;
}

/** A failed sending attempt, safe to show in logs, the database and staff screens. */
export interface SendFailure {
  readonly cause: SendCause;
  /** The status, with the enhanced SMTP code if there is one; otherwise the name of the error. */
  readonly code: string | null;
  readonly stage: string | null;
  readonly words: string;
}

type Matches = (error: SendError) => boolean;

const says =
  (pattern: RegExp): Matches =>
  ({ code, message }) =>
    pattern.test(`${code ?? ''} ${message}`);

const isStatus =
  (from: number, to: number): Matches =>
  ({ status }) =>
    status !== null && status >= from && status <= to;

const both =
  (...checks: readonly Matches[]): Matches =>
  (error) =>
    checks.every((check) => check(error));

const at =
  (pattern: RegExp): Matches =>
  ({ stage }) =>
    stage !== null && pattern.test(stage);

/** Causes with their tests, in order. The first matching test determines the cause. */
const CAUSES: readonly (readonly [SendCause, Matches])[] = [
  ['absent', says(/\bNO_TRANSPORT\b/)],
  ['number', says(/\bNO_NUMBER\b/)],
  ['auth', both(at(/^POST$/), isStatus(401, 403))],
  ['gateway', at(/^POST$/)],
  ['dns', says(/\b(EDNS|ENOTFOUND|EAI_AGAIN|EAI_FAIL)\b/)],
  ['refused', says(/\bECONNREFUSED\b/)],
  ['unreachable', says(/\b(EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENETDOWN|EACCES)\b/)],
  [
    'certificateExpired',
    says(/CERT_HAS_EXPIRED|CERT_NOT_YET_VALID|certificate (has expired|is not yet valid)/i),
  ],
  ['certificateName', says(/ERR_TLS_CERT_ALTNAME_INVALID|does not match certificate/i)],
  [
    'certificateUnknown',
    says(
      /SELF_SIGNED|UNABLE_TO_(VERIFY|GET)|CERT_(UNTRUSTED|SIGNATURE_FAILURE)|certificate signature failure|self[- ]signed|unable to (verify|get)\b.*\bcertificate/i,
    ),
  ],
  [
    'timeout',
    says(/\b(ETIMEDOUT|TimeoutError|UND_ERR_\w*TIMEOUT|ESOCKETTIMEDOUT)\b|time(d )?out/i),
  ],
  ['auth', both(says(/\bE(NO)?AUTH\b/), (error) => !isStatus(400, 499)(error))],
  ['auth', isStatus(530, 535)],
  ['later', isStatus(400, 499)],
  ['tls', says(/\bETLS\b|SSL routines|EPROTO\b|ERR_SSL|ERR_TLS/)],
  ['mailbox', both(at(/^RCPT/), isStatus(500, 599))],
  ['sender', both(at(/^MAIL/), isStatus(500, 599))],
  ['rejected', isStatus(500, 599)],
  [
    'closed',
    says(/\b(ECONNRESET|ECONNECTION|EPIPE|UND_ERR_SOCKET)\b|closed unexpectedly|socket hang up/i),
  ],
  ['protocol', says(/\bEPROTOCOL\b|HPE_/)],
];

/** Matches the enhanced status code that SMTP servers write after the three digits (RFC 3463). */
const FINER = /\b\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/;
/** Matches the name of a system error in a message, for libraries that set their own error code. */
const SYSTEM_NAME = /\bE[A-Z]{4,20}\b/;

const codeOf = ({ code, message, reply, status }: SendError): string | null => {
  if (status === null) return SYSTEM_NAME.exec(message)?.[0] ?? code;
  const finer = FINER.exec(reply ?? '')?.[1];
  return finer === undefined ? String(status) : `${String(status)} ${finer}`;
};

/** Converts a transport error to a cause and a text without secrets: no address, code, link or password (SECURITY.md §2.12). */
export const classifySendError = (error: SendError, secrets: readonly string[]): SendFailure => ({
  cause: CAUSES.find(([, check]) => check(error))?.[0] ?? 'unknown',
  code: codeOf(error)?.slice(0, 40) ?? null,
  stage: error.stage?.slice(0, 40) ?? null,
  words: cleanReply(error.reply ?? error.message, secrets),
});
