import type { RequestDetail } from '../../requests/request-detail.schema.ts';
import { instantOf } from '../../kernel/instant.ts';
import type { BackendPorts } from '../backend-ports.ts';
import { changedMeanwhile } from '../changed-meanwhile.rule.ts';
import { momentText, type LocalClock } from '../moment-text.rule.ts';
import { refusalOf } from '../refusal.ts';
import type { LockedRequest } from './request.repository.port.ts';

type Ports = Pick<BackendPorts, 'wallClock' | 'clock'>;

const placeOf = ({ wallClock, clock }: Ports, { timeZone }: RequestDetail): LocalClock => ({
  wallClock,
  timeZone,
  now: clock.now(),
});

/** Builds the refusal for a request that another person decided first. The refusal names that person and the time (domain guide 5.3). */
export const decidedMeanwhile = (ports: Ports, { request, standing, withdrawn }: LockedRequest) => {
  const place = placeOf(ports, request);
  const isNew = standing.state === 'Submitted' && withdrawn === null;
  if (isNew) {
    const at = instantOf(request.askedAt);
    return changedMeanwhile({ by: request.askedBy, at }, place);
  }
  if (standing.ended)
    return refusalOf('conflict', 'requestDecided', 'The service has already ended.');
  const by = withdrawn?.by ?? request.decidedBy ?? 'someone';
  const at = withdrawn?.at ?? (request.decidedAt === null ? null : instantOf(request.decidedAt));
  const what = withdrawn === null ? standing.state.toLowerCase() : 'withdrawn';
  const when = at === null ? '' : ` ${momentText(at, place)}`;
  return refusalOf('conflict', 'requestDecided', `This was ${what} by ${by}${when}.`);
};

/** Builds the refusal for a request whose current value changed after the request was made. */
export const valueChanged = ({ before, inForce }: RequestDetail) =>
  refusalOf(
    'conflict',
    'valueChanged',
    `It was “${before ?? '(empty)'}” when this was requested and is “${inForce ?? '(empty)'}” now.`,
  );
