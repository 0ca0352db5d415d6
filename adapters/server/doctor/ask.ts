import { request as askPlain, type IncomingMessage } from 'node:http';
import { request as askEncrypted } from 'node:https';
import { TLSSocket } from 'node:tls';
import { err, ok, type Result } from '#core/kernel/result.ts';
import {
  classifySendError,
  type SendFailure,
} from '#core/backend/messages/classify-send-error.rule.ts';
import { readSendError } from '../messages/read-send-error.ts';

const TIMEOUT_MS = 10000;
const LONGEST_BODY = 1000000;

/** The response to one request. */
export interface Heard {
  readonly status: number;
  readonly location: string | null;
  readonly body: string;
  /** Value of the Date header in milliseconds UTC, or null if it is missing. */
  readonly date: number | null;
  /** Expiry time of the server's certificate in milliseconds UTC; null if the connection is not encrypted. */
  readonly certificateUntil: number | null;
}

export interface Asked {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Certificate authorities in PEM format, in addition to those of Node. */
  readonly ca?: string | undefined;
}

const textOf = async (response: IncomingMessage): Promise<string> => {
  let body = '';
  for await (const chunk of response) {
    body += String(chunk);
    if (body.length > LONGEST_BODY) break;
  }
  return body;
};

const certificateEnd = ({ socket }: IncomingMessage): number | null =>
  socket instanceof TLSSocket ? Date.parse(socket.getPeerCertificate().valid_to) : null;

const read = async (response: IncomingMessage): Promise<Heard> => {
  const certificateUntil = certificateEnd(response);
  const { date, location = null } = response.headers;
  return {
    status: response.statusCode ?? 0,
    location,
    body: await textOf(response),
    date: date === undefined ? null : Date.parse(date),
    certificateUntil,
  };
};

/**
 * Sends one request to a configured URL, on a separate connection, with a time limit of ten seconds. An error says why no
 * response arrived.
 */
export const ask = async ({
  ca,
  headers = {},
  url,
}: Asked): Promise<Result<Heard, SendFailure>> => {
  try {
    const heard = await new Promise<Heard>((resolve, reject) => {
      const begin = url.startsWith('https:') ? askEncrypted : askPlain;
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const request = begin(url, {
        headers,
        signal,
        agent: false,
        ...(ca !== undefined && { ca }),
      });
      request.on('error', (error) => {
        reject(signal.aborted ? new Error('time out') : error);
      });
      request.on('response', (response) => {
        read(response).then(resolve, reject);
      });
      request.end();
    });
    return ok(heard);
  } catch (error) {
    return err(classifySendError(readSendError(error), []));
  }
};
