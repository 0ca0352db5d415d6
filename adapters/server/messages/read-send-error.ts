import type { SendError } from '#core/backend/messages/classify-send-error.rule.ts';

const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

const fieldOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null && name in error
    ? (error as Readonly<Record<string, unknown>>)[name]
    : undefined;

const textOf = (error: unknown): string =>
  error instanceof Error && error.name !== 'Error'
    ? `${error.name}: ${error.message}`
    : String(error).replace(/^Error: /, '');

/** Returns the details of an error from a mail library, a gateway call or a connection. `fetch` stores the system error in `cause`. */
export const readSendError = (error: unknown): SendError => {
  const cause = fieldOf(error, 'cause');
  const message = cause === undefined ? textOf(error) : `${textOf(error)}: ${textOf(cause)}`;
  const status = fieldOf(error, 'responseCode');
  return {
    code: text(fieldOf(cause, 'code')) ?? text(fieldOf(error, 'code')),
    message,
    stage: text(fieldOf(error, 'command')),
    status: typeof status === 'number' ? status : null,
    reply: text(fieldOf(error, 'response')),
  };
};
