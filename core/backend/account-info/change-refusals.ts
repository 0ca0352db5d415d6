import { lastTouch } from '../../account-info/decide-requests.rule.ts';
import type { AccountInfo } from '../../account-info/account-info.schema.ts';
import {
  type ChangeRequest,
  requestForm,
  type RequestedField,
} from '../../account-info/change-request.schema.ts';
import { instantOf } from '../../kernel/instant.ts';
import type { BackendPorts } from '../backend-ports.ts';
import { changedMeanwhile } from '../changed-meanwhile.rule.ts';
import { momentText, type LocalClock } from '../moment-text.rule.ts';
import { refusalOf } from '../refusal.ts';

type Ports = Pick<BackendPorts, 'wallClock' | 'clock'>;
type Place = Pick<AccountInfo, 'timeZone'>;

const placeOf = ({ wallClock, clock }: Ports, { timeZone }: Place): LocalClock => ({
  wallClock,
  timeZone,
  now: clock.now(),
});

/** Returns a refusal that names who made the change, and the time in the site's time zone (domain guide 5.3). */
export const changedBy = (
  ports: Ports,
  info: Place,
  { who, at }: { readonly who: string | null; readonly at: string | null },
) => changedMeanwhile({ by: who, at: at === null ? null : instantOf(at) }, placeOf(ports, info));

/** Returns the refusal for a field that another user requested, decided or changed since the caller read it. */
export const fieldChanged = (ports: Ports, info: AccountInfo, field: RequestedField) =>
  changedBy(ports, info, lastTouch(info, field));

const decided = (ports: Ports, info: AccountInfo, request: ChangeRequest): string => {
  const { decidedAt, decidedBy, field, state } = request;
  const at = decidedAt === null ? '' : ` ${momentText(instantOf(decidedAt), placeOf(ports, info))}`;
  return `The change of ${requestForm.labels[field]} was ${state.toLowerCase()} by ${decidedBy ?? 'your dealer'}${at}`;
};

/** Returns the refusal for a field with an approved request, which blocks other requests until the approved request is applied. */
export const requestApproved = (ports: Ports, info: AccountInfo, field: RequestedField) => {
  const request = info.requests.find((one) => one.field === field && one.state === 'Approved');
  const text =
    request === undefined
      ? `A change of ${requestForm.labels[field]} was approved`
      : decided(ports, info, request);
  return refusalOf(
    'conflict',
    'requestApproved',
    `${text} and is being applied. Please request it again after that.`,
  );
};

/** Returns the refusal to withdraw a decided request. */
export const requestDecided = (ports: Ports, info: AccountInfo, request: ChangeRequest) =>
  refusalOf(
    'conflict',
    'requestDecided',
    `${decided(ports, info, request)}, so it cannot be withdrawn.`,
  );
