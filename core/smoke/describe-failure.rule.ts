import { serverText } from '../kernel/explain.rule.ts';
import type { Failure } from '../kernel/result.ts';
import { describeLineFault } from './describe-line-fault.rule.ts';
import type { LineFault } from './line-fault.ts';

const withText = (what: string, message: string | null, fault: LineFault | null): string => {
  const text = serverText(message);
  if (text !== null) return `${what}: ${text}`;
  return fault?.kind === 'noJson' ? `${what}: ${describeLineFault(fault)}` : what;
};

/**
 * Describes a failure for the operator of a deployment. Unlike `explain`, the text contains the kind, the status and the
 * network cause from `fault`.
 */
export const describeFailure = (failure: Failure, fault: LineFault | null = null): string => {
  switch (failure.kind) {
    case 'unreachable':
      return fault === null ? 'no answer' : describeLineFault(fault);
    case 'timedOut':
      return fault?.kind === 'slow'
        ? `no answer in time: ${describeLineFault(fault)}`
        : 'no answer in time';
    case 'unreadable':
      return fault === null ? 'the response is not in the expected form' : describeLineFault(fault);
    case 'refused':
      return withText(`refused (${failure.status})`, failure.message, fault);
    case 'rateLimited':
      return failure.retryAfterSeconds === null
        ? withText('too many attempts', failure.message, fault)
        : `too many attempts, wait ${failure.retryAfterSeconds} s`;
    case 'sessionEnded':
      return 'the session is over';
    case 'impersonationEnded':
      return 'the impersonation is over';
    case 'faulted':
      return withText(`the server failed (${failure.status})`, failure.message, fault);
    case 'empty':
      return 'the request was not sent, its session is gone';
  }
};
