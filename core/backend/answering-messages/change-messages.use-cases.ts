import type {
  AcknowledgedMessages,
  MessageOutcome,
  SeenMessage,
} from '../../answering-messages/message-detail.schema.ts';
import { whyNotAcknowledged } from '../../answering-messages/message-state.rule.ts';
import { ok } from '../../kernel/result.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import type { ListInput } from '../sites/list-sites.operation.ts';
import { nameOf } from '../sites/site-viewer.operation.ts';
import type { LockedMessage, NewMessageEntry } from './answering-message.repository.port.ts';
import {
  changeMessage,
  type ChangePorts,
  lockMessage,
  type MessageInput,
  messageTarget,
  type WantedChange,
  writeChange,
} from './change-message.operation.ts';
import { notifyMessages } from './notify-messages.operation.ts';

/** A message to change, and the revision the caller saw. */
type SeenInput = ListInput & SeenMessage;

const ACKNOWLEDGED: WantedChange = {
  act: 'acknowledge',
  operation: 'answeringMessage.acknowledge',
  words: 'Acknowledged',
};

const CALLED = 'Called back';

const closingOf = (outcome: MessageOutcome, text: string): WantedChange => ({
  act: 'close',
  operation: 'answeringMessage.close',
  outcome,
  words: text === '' ? `Closed: ${outcome}` : `Closed: ${outcome}. ${text}`,
});

/** Adds one entry to a message's log. If the entry id already exists, nothing is written and nobody is notified. */
const addLine = (
  ports: ChangePorts,
  caller: SessionCaller,
  { entryId, ...input }: MessageInput & { readonly entryId: string },
  line: Pick<NewMessageEntry, 'kind' | 'text'>,
): Reply =>
  ports.unitOfWork.run(async (tx) => {
    const locked = await lockMessage(tx, caller, input);
    if (locked === null) return NOT_FOUND;
    const by = await nameOf(tx, caller);
    const at = ports.clock.now();
    const entry = { ...line, id: entryId, messageId: locked.id, at, by };
    if (!(await tx.answeringMessages.addEntry(entry))) return ok({});
    await notifyMessages(tx, ports, [locked]);
    await recordAudit(tx, ports, caller, {
      operation: line.kind === 'note' ? 'answeringMessage.note' : 'answeringMessage.called',
      result: 'ok',
      target: messageTarget(locked),
      detail: { messageId: locked.id },
    });
    return ok({});
  });

const nameIn = ({ callerName, num }: LockedMessage): string => `${num} ${callerName}`;

/** Acknowledges several messages. Messages that cannot be acknowledged are skipped and returned with the reason. */
const acknowledgeAll = (
  ports: ChangePorts,
  caller: SessionCaller,
  {
    dryRun,
    messages,
    ...input
  }: ListInput & { readonly messages: readonly SeenMessage[]; readonly dryRun: boolean },
): Reply<AcknowledgedMessages> =>
  ports.unitOfWork.run(async (tx) => {
    const revs = new Map(messages.map(({ id, rev }) => [id, rev]));
    const reply: AcknowledgedMessages = { acknowledged: [], skipped: [] };
    const go: LockedMessage[] = [];
    // Messages are locked in the order of their ids, so that two requests for the same messages cannot deadlock.
    for (const id of [...revs.keys()].toSorted()) {
      const locked = await lockMessage(tx, caller, { ...input, id });
      if (locked === null) continue;
      const stale = locked.rev === revs.get(id) ? null : 'Changed since you loaded it';
      const reason = whyNotAcknowledged(locked.state) ?? stale;
      if (reason !== null) reply.skipped.push({ id, name: nameIn(locked), reason });
      else {
        go.push(locked);
        reply.acknowledged.push(id);
      }
    }
    if (dryRun || go.length === 0) return ok(reply);
    const by = await nameOf(tx, caller);
    for (const locked of go) await writeChange(tx, ports, locked, by, ACKNOWLEDGED);
    await storeCall(tx, ports, caller, { reply });
    await notifyMessages(tx, ports, go);
    await recordAudit(tx, ports, caller, {
      operation: 'answeringMessage.acknowledgeAll',
      result: 'ok',
      target: `${go.length} messages`,
      detail: Object.fromEntries(go.map((locked) => [locked.id, messageTarget(locked)])),
    });
    return ok(reply);
  });

/**
 * Use cases for dealer users who work on messages. If two people change a message at once, the second change is refused,
 * and the refusal names the first person (domain guide 5.3, 6.8 a).
 */
export const changeMessages = (ports: ChangePorts) => ({
  acknowledgeAnsweringMessage: (caller: SessionCaller, input: SeenInput): Reply =>
    changeMessage(ports, caller, input, () => Promise.resolve(ACKNOWLEDGED)),

  acknowledgeAnsweringMessages: (
    caller: SessionCaller,
    input: Parameters<typeof acknowledgeAll>[2],
  ): Reply<AcknowledgedMessages> => acknowledgeAll(ports, caller, input),

  /** Assigns a message to a person of the group, or to nobody. */
  assignAnsweringMessage: (
    caller: SessionCaller,
    { personId, ...input }: SeenInput & { readonly personId: string | null },
  ): Reply =>
    changeMessage(ports, caller, input, async (tx, { siteGroupNum }) => {
      const operation = 'answeringMessage.assign';
      const nobody = { assignedId: null, assignedTo: null, words: 'Unassigned' };
      if (personId === null) return { act: null, operation, ...nobody };
      const person = await tx.answeringMessages.person(
        personId,
        input.siteGroupNum ?? siteGroupNum,
      );
      if (person === null) return null;
      const { id: assignedId, name: assignedTo } = person;
      return { act: null, operation, assignedId, assignedTo, words: `Assigned to ${assignedTo}` };
    }),

  closeAnsweringMessage: (
    caller: SessionCaller,
    {
      outcome,
      words,
      ...input
    }: SeenInput & { readonly outcome: MessageOutcome; readonly words: string },
  ): Reply => changeMessage(ports, caller, input, () => Promise.resolve(closingOf(outcome, words))),

  noteAnsweringMessage: (
    caller: SessionCaller,
    { text, ...input }: MessageInput & { readonly entryId: string; readonly text: string },
  ): Reply => addLine(ports, caller, input, { kind: 'note', text }),

  /** Records that the person who left a message was called back. */
  callAnsweringMessage: (
    caller: SessionCaller,
    input: MessageInput & { readonly entryId: string },
  ): Reply => addLine(ports, caller, input, { kind: 'act', text: CALLED }),
});
