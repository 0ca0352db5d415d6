import { readForm } from '../../forms/read-form.schema.ts';
import { ok } from '../../kernel/result.ts';
import { type ServiceRequest, serviceFormSchema } from '../../panel-info/service-request.schema.ts';
import { changedMeanwhile } from '../changed-meanwhile.rule.ts';
import { recordAudit, refuseLimited } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { plainText } from '../intake/plain-texts.rule.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import { takeAll } from '../limits/take-all.operation.ts';
import { invalid, NOT_FOUND, type Reply } from '../refusal.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import { activeGroup, type ListInput } from '../sites/list-sites.operation.ts';
import { findSubmission, storeSubmission } from '../find-submission.operation.ts';
import { nameOf } from '../sites/site-viewer.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { describeRequest } from './describe-panels.rule.ts';
import { lockPanels } from './lock-panels.operation.ts';
import { type SendPorts, sendService } from './send-service.operation.ts';
import type { StoredServiceRequest } from './service-request.repository.port.ts';
import { notifyPanel } from './notify-panel.operation.ts';

export type ServicePorts = SendPorts &
  Pick<BackendPorts, 'unitOfWork' | 'secrets' | 'wallClock' | 'providerTimeZone'>;

/** A customer's request for service, under the id that the form generated. */
export interface RequestServiceInput extends ListInput {
  readonly sn: number;
  readonly id: string;
  /** Device number of the panel; null for the whole site. */
  readonly devNum: number | null;
  readonly text: string;
  readonly idempotencyKey: string | null;
}

const TOO_MANY =
  'You already requested service several times. Your dealer has your messages; please call if it’s urgent.';

const request =
  (ports: ServicePorts, caller: SessionCaller, input: RequestServiceInput) =>
  async (tx: Transaction): Reply<ServiceRequest> => {
    const { idempotencyKey: key, ...body } = input;
    const { accountId } = caller.session;
    const form = readForm(serviceFormSchema, { text: plainText(input.text) });
    if (!form.ok) return invalid(Object.values(form.error).flat().join('. '));
    const submission = { key, route: 'requestService', body };
    const known = await findSubmission(tx, ports, caller, submission);
    if (!known.ok) return known;
    const locked = await lockPanels(tx, ports, caller, input);
    if (!locked.ok) return locked;
    const { site, panels, requests } = locked.value;
    const before = requests.find(({ id }) => id === (known.value?.['id'] ?? input.id));
    if (before !== undefined) return ok(before);
    const panel = panels.find(({ panel: { devNum } }) => devNum === input.devNum)?.panel ?? null;
    if (input.devNum !== null && panel === null) return NOT_FOUND;
    const now = ports.clock.now();
    const target = `site ${site.siteNum}`;
    const holds = [
      { bucket: BUCKETS.serviceRequest, key: accountId },
      { bucket: BUCKETS.serviceRequestSite, key: String(site.siteNum) },
    ];
    const grant = await takeAll(tx, holds, now);
    if (!grant.granted) {
      const facts = { operation: 'service.request', target };
      return refuseLimited(tx, ports, caller, facts, grant.wait, TOO_MANY);
    }
    const name = await nameOf(tx, caller);
    const stored: StoredServiceRequest = {
      id: input.id,
      siteGroupNum: site.siteGroupNum,
      siteNum: site.siteNum,
      devNum: input.devNum,
      kind: 'request',
      text: form.value.text,
      state: 'New',
      withheld: false,
      requestedById: accountId,
      requestedBy: name,
      requestedAt: now,
      acknowledgedBy: null,
      acknowledgedAt: null,
      closedBy: null,
      closedAt: null,
      rev: 1,
    };
    // If the id belongs to an old message or another site's message, the response reveals nothing about that message.
    if (!(await tx.serviceRequests.add(stored))) return NOT_FOUND;
    await sendService(tx, ports, [{ request: stored, panel: panel?.transmitterCode ?? null }]);
    await storeSubmission(tx, ports, caller, submission, { id: stored.id });
    const { siteGroupNum, siteNum, devNum, text: comment } = stored;
    await notifyPanel(tx, ports, [
      { siteGroupNum, siteNum, devNum, event: 'Service requested', comment, by: name },
    ]);
    await recordAudit(tx, ports, caller, {
      operation: 'service.request',
      result: 'ok',
      target,
      detail: { requestId: stored.id, device: panel?.transmitterCode ?? 'all', text: comment },
    });
    return ok(describeRequest(stored));
  };

/** Identifies a message, at the revision the dealer last saw. */
export interface AnswerServiceInput extends ListInput {
  readonly id: string;
  readonly rev: number;
}

const changed = (
  verb: 'acknowledge' | 'close',
  before: StoredServiceRequest,
  by: string,
  at: number,
): StoredServiceRequest => ({
  ...before,
  rev: before.rev + 1,
  acknowledgedBy: before.acknowledgedBy ?? by,
  acknowledgedAt: before.acknowledgedAt ?? at,
  ...(verb === 'acknowledge'
    ? { state: 'Acknowledged' }
    : { state: 'Closed', closedBy: by, closedAt: at }),
});

/** Builds the refusal that names the person who answered first, with the time in the provider's time zone. */
const answeredMeanwhile = (ports: ServicePorts, request: StoredServiceRequest) => {
  const { wallClock, providerTimeZone: timeZone } = ports;
  const now = ports.clock.now();
  return changedMeanwhile(
    {
      by: request.closedBy ?? request.acknowledgedBy,
      at: request.closedAt ?? request.acknowledgedAt ?? now,
    },
    { wallClock, timeZone, now },
  );
};

const answer =
  (
    ports: ServicePorts,
    caller: SessionCaller,
    verb: 'acknowledge' | 'close',
    input: AnswerServiceInput,
  ) =>
  async (tx: Transaction): Reply<ServiceRequest> => {
    const group = activeGroup(caller, input.siteGroupNum);
    const before = group === null ? null : await tx.serviceRequests.lock(input.id, group);
    if (before === null) return NOT_FOUND;
    const isOver = before.state === 'Closed' || before.state === 'Acknowledged';
    if (before.rev !== input.rev || (verb === 'acknowledge' ? isOver : before.state === 'Closed'))
      return answeredMeanwhile(ports, before);
    const now = ports.clock.now();
    const name = await nameOf(tx, caller);
    const after = changed(verb, before, name, now);
    await tx.serviceRequests.put(after);
    const reply = describeRequest(after);
    await storeCall(tx, ports, caller, { reply });
    const { siteGroupNum, siteNum, devNum, text: comment, withheld } = after;
    const event =
      verb === 'acknowledge' ? 'Service message acknowledged' : 'Service message closed';
    await notifyPanel(tx, ports, [
      { siteGroupNum, siteNum, devNum, event, comment, by: name, withheld },
    ]);
    await recordAudit(tx, ports, caller, {
      operation: `service.${verb}`,
      result: 'ok',
      target: `site ${siteNum}`,
      detail: { requestId: after.id, was: before.state },
    });
    return ok(reply);
  };

/** Use cases for messages to the dealer: customers send them, dealers acknowledge and close them (domain guide 6.6). */
export const serviceRequests = (ports: ServicePorts) => ({
  /** Sends a customer's request for service to the site's dealer, by e-mail and to the dashboard. Idempotent per id. */
  requestService: (caller: SessionCaller, input: RequestServiceInput): Reply<ServiceRequest> =>
    ports.unitOfWork.run(request(ports, caller, input)),

  /** Acknowledges a message to the dealer. */
  acknowledgeService: (caller: SessionCaller, input: AnswerServiceInput): Reply<ServiceRequest> =>
    ports.unitOfWork.run(answer(ports, caller, 'acknowledge', input)),

  /** Closes a message to the dealer, which removes it from the dashboard. */
  closeService: (caller: SessionCaller, input: AnswerServiceInput): Reply<ServiceRequest> =>
    ports.unitOfWork.run(answer(ports, caller, 'close', input)),
});
