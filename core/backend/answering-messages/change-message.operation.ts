import { nextMessageState, type MessageAct } from '../../answering-messages/message-state.rule.ts';
import type { SeenMessage } from '../../answering-messages/message-detail.schema.ts';
import { ok } from '../../kernel/result.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { changedMeanwhile } from '../changed-meanwhile.rule.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import { activeGroup, type ListInput } from '../sites/list-sites.operation.ts';
import { nameOf } from '../sites/site-viewer.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { LockedMessage, MessageChange } from './answering-message.repository.port.ts';
import { notifyMessages } from './notify-messages.operation.ts';

export type ChangePorts = Pick<
  BackendPorts,
  'unitOfWork' | 'clock' | 'ids' | 'secrets' | 'wallClock' | 'providerName' | 'publicUrls'
>;

export type MessageInput = ListInput & { readonly id: string };

/** A requested change of a locked message: its state transition, assignment or outcome. */
export interface WantedChange extends Partial<
  Pick<MessageChange, 'assignedId' | 'assignedTo' | 'outcome'>
> {
  /** The state transition to apply; null keeps the state. */
  readonly act: Extract<MessageAct, 'acknowledge' | 'close'> | null;
  /** Name of the operation in the audit log. */
  readonly operation: string;
  /** Text of the entry in the message's log. */
  readonly words: string;
}

/** Locks a message in the caller's inbox; returns null if the message is outside that inbox. */
export const lockMessage = async (
  tx: Transaction,
  caller: SessionCaller,
  { id, ...input }: MessageInput,
): Promise<LockedMessage | null> => {
  const group = activeGroup(caller, input.siteGroupNum);
  return group === null ? null : tx.answeringMessages.lock(id, group);
};

/**
 * Builds the 409 refusal for a message that another person changed first. The refusal names that person and the local time
 * in the group's time zone (domain guide 5.3).
 */
export const changedSince = (
  { clock, wallClock }: ChangePorts,
  { changedAt, changedBy, timeZone }: LockedMessage,
) => changedMeanwhile({ by: changedBy, at: changedAt }, { wallClock, timeZone, now: clock.now() });

/** Returns the audit log's name for a message. */
export const messageTarget = ({ num, siteGroupNum }: LockedMessage): string =>
  `message ${siteGroupNum}/${num}`;

/** Writes a change of a locked message and its log entry. The caller must check that the state transition is allowed. */
export const writeChange = async (
  tx: Transaction,
  ports: ChangePorts,
  locked: LockedMessage,
  by: string,
  { act, words, ...change }: WantedChange,
): Promise<void> => {
  const at = ports.clock.now();
  const state = act === null ? locked.state : (nextMessageState(locked.state, act) ?? locked.state);
  const { assignedId, assignedTo, id } = locked;
  await tx.answeringMessages.put({
    id,
    assignedId,
    assignedTo,
    outcome: null,
    ...change,
    state,
    by,
    at,
  });
  await tx.answeringMessages.addEntry({
    id: ports.ids.next(),
    messageId: id,
    at,
    kind: 'act',
    by,
    text: words,
  });
};

/**
 * Makes one change to a message at the revision the caller saw. If another person changed the message first, the refusal
 * (409) names that person.
 */
export const changeMessage = (
  ports: ChangePorts,
  caller: SessionCaller,
  { rev, ...input }: MessageInput & Pick<SeenMessage, 'rev'>,
  want: (tx: Transaction, locked: LockedMessage) => Promise<WantedChange | null>,
): Reply =>
  ports.unitOfWork.run(async (tx) => {
    const locked = await lockMessage(tx, caller, input);
    if (locked === null) return NOT_FOUND;
    const wanted = await want(tx, locked);
    if (wanted === null) return NOT_FOUND;
    const isPossible = wanted.act === null || nextMessageState(locked.state, wanted.act) !== null;
    if (locked.rev !== rev || !isPossible) return changedSince(ports, locked);
    await writeChange(tx, ports, locked, await nameOf(tx, caller), wanted);
    await storeCall(tx, ports, caller);
    await notifyMessages(tx, ports, [locked]);
    await recordAudit(tx, ports, caller, {
      operation: wanted.operation,
      result: 'ok',
      target: messageTarget(locked),
      detail: { messageId: locked.id, was: locked.state, what: wanted.words },
    });
    return ok({});
  });
