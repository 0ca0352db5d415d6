import { serverText } from '../kernel/explain.rule.ts';
import type { Failure } from '../kernel/result.ts';

const withWords = (what: string, message: string | null): string => {
  const words = serverText(message);
  return words === null ? what : `${what}: ${words}`;
};

/** A failure in words for whoever runs a deployment; unlike `explain` it names the kind and the status. */
export const describeFailure = (failure: Failure): string => {
  switch (failure.kind) {
    case 'unreachable':
      return 'no answer';
    case 'timedOut':
      return 'no answer in time';
    case 'unreadable':
      return 'the answer is not what the portal understands';
    case 'refused':
      return withWords(`refused (${failure.status})`, failure.message);
    case 'rateLimited':
      return failure.retryAfterSeconds === null
        ? withWords('too many attempts', failure.message)
        : `too many attempts, wait ${failure.retryAfterSeconds} s`;
    case 'sessionEnded':
      return 'the session is over';
    case 'impersonationEnded':
      return 'the impersonation is over';
    case 'faulted':
      return withWords(`the server failed (${failure.status})`, failure.message);
    case 'empty':
      return 'the request was not sent, its session is gone';
  }
};
