import { nextMessageState, type MessageAct } from '../../answering-messages/message-state.rule.ts';
import type { SeenMessage } from '../../answering-messages/answering-message.schema.ts';
import { ok } from '../../kernel/result.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { changedMeanwhile } from '../changed-meanwhile.rule.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { keepCall } from '../repeats/keep-call.operation.ts';
import { activeGroup, type ListInput } from '../sites/site-scope.operation.ts';
import { nameOf } from '../sites/site-viewer.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { HeldMessage, MessageChange } from './answering-message.repository.port.ts';
import { tellMessages } from './tell-messages.operation.ts';

/** What changing messages is plugged into. */
export type ChangePorts = Pick<
  BackendPorts,
  'unitOfWork' | 'clock' | 'ids' | 'secrets' | 'wallClock' | 'providerName' | 'publicUrls'
>;

/** A message named by whoever works on it. */
export type MessageInput = ListInput & { readonly id: string };

/** What becomes of a held message besides its state. */
export interface WantedChange extends Partial<
  Pick<MessageChange, 'assignedId' | 'assignedTo' | 'outcome'>
> {
  /** Null leaves its state. */
  readonly act: Extract<MessageAct, 'acknowledge' | 'close'> | null;
  /** Name of the operation on the record. */
  readonly operation: string;
  /** What is written beside the message. */
  readonly words: string;
}

/** Holds a message of the caller's inbox; null outside of it. */
export const holdMessage = async (
  tx: Transaction,
  caller: SessionCaller,
  { id, ...input }: MessageInput,
): Promise<HeldMessage | null> => {
  const group = activeGroup(caller, input.siteGroupNum);
  return group === null ? null : tx.answeringMessages.hold(id, group);
};

/** Somebody was quicker: who and when, by the clocks of the group (domain guide 5.3). */
export const changedSince = (
  { clock, wallClock }: ChangePorts,
  { changedAt, changedBy, timeZone }: HeldMessage,
) => changedMeanwhile({ by: changedBy, at: changedAt }, { wallClock, timeZone, now: clock.now() });

/** How a message is named on the record. */
export const messageTarget = ({ num, siteGroupNum }: HeldMessage): string =>
  `message ${siteGroupNum}/${num}`;

/** Writes a change of a held message with its line; what it says of the state must be possible. */
export const writeChange = async (
  tx: Transaction,
  ports: ChangePorts,
  held: HeldMessage,
  by: string,
  { act, words, ...change }: WantedChange,
): Promise<void> => {
  const at = ports.clock.now();
  const state = act === null ? held.state : (nextMessageState(held.state, act) ?? held.state);
  const { assignedId, assignedTo, id } = held;
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

/** One change of a message somebody saw: 409 tells who was quicker. */
export const changeMessage = (
  ports: ChangePorts,
  caller: SessionCaller,
  { rev, ...input }: MessageInput & Pick<SeenMessage, 'rev'>,
  want: (tx: Transaction, held: HeldMessage) => Promise<WantedChange | null>,
): Reply =>
  ports.unitOfWork.run(async (tx) => {
    const held = await holdMessage(tx, caller, input);
    if (held === null) return NOT_FOUND;
    const wanted = await want(tx, held);
    if (wanted === null) return NOT_FOUND;
    const isPossible = wanted.act === null || nextMessageState(held.state, wanted.act) !== null;
    if (held.rev !== rev || !isPossible) return changedSince(ports, held);
    await writeChange(tx, ports, held, await nameOf(tx, caller), wanted);
    await keepCall(tx, ports, caller);
    await tellMessages(tx, ports, [held]);
    await recordAudit(tx, ports, caller, {
      operation: wanted.operation,
      result: 'ok',
      target: messageTarget(held),
      detail: { messageId: held.id, was: held.state, what: wanted.words },
    });
    return ok({});
  });
