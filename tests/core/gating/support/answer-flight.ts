import type { Answer } from '#adapters/http/stage.ts';
import type { Machine } from './machine.ts';
import type { Flight } from './records.ts';

/** Responses that the scripted server may give. */
export const ANSWERS = ['ok', 'fail', 'invalid_token', 'sessionEnded', 'part'] as const;
/** All responses of the server, plus a network failure. */
export const ALL_ANSWERS = [...ANSWERS, 'offline'] as const;
export type AnswerKind = (typeof ALL_ANSWERS)[number];

const scripted = (status: number, headers: Readonly<Record<string, string>>): Answer => ({
  kind: 'answer',
  status,
  header: (name) => headers[name] ?? null,
  body: {},
});

const SCRIPT: Readonly<Record<AnswerKind, Answer>> = {
  part: { kind: 'part', bytes: new Uint8Array(1) },
  ok: scripted(200, {}),
  fail: scripted(500, {}),
  invalid_token: scripted(401, { 'www-authenticate': 'Bearer error="invalid_token"' }),
  sessionEnded: scripted(401, { 'x-invalid-session': '1' }),
  offline: { kind: 'silent', failure: { kind: 'unreachable' } },
};

/** Returns the result that the caller must get. Null if there is no result yet, because the request is held again. */
const expected = (machine: Machine, flight: Flight, answer: AnswerKind): string | null => {
  const { call, bearer } = flight;
  if (answer === 'ok')
    return bearer !== null && flight.groupChanges !== machine.ledger.groupChanges
      ? 'stale'
      : 'done';
  if (answer === 'fail') return 'faulted';
  if (answer === 'offline') return 'unreachable';
  if (answer === 'invalid_token') return bearer !== null && call.sends < 2 ? null : 'refused';
  if (call.kind === 'external') return 'refused';
  if (bearer === null) return 'sessionEnded';
  return flight.generation === machine.session.current.context.generation
    ? 'sessionOver'
    : 'refused';
};

const outcomeOf = ({ call }: Flight): string | null => {
  if (call.final === null) return null;
  if (call.final.kind === 'done') return 'done';
  const { failure } = call.final;
  return failure.kind === 'empty' ? failure.reason : failure.kind;
};

/**
 * Delivers a part of a stream to the caller and checks that the caller gets the part, because the stream's group and epoch
 * are current (I31). Does nothing for calls that are not streams.
 */
const tellPart = (machine: Machine, { call, subscriber }: Flight): void => {
  if (call.kind !== 'stream') return;
  const before = call.parts;
  subscriber.next(SCRIPT.part);
  const isTold = call.state === 'waiting' && call.parts === before + 1;
  if (!isTold) machine.faults.push('I31 part: not told, or its stream ended with it');
};

const answerNow = (machine: Machine, flight: Flight, answer: AnswerKind): void => {
  if (!flight.open) return;
  const { call, bearer } = flight;
  if (answer === 'part') {
    tellPart(machine, flight);
    return;
  }
  const want = expected(machine, flight, answer);
  const current = flight.generation === machine.session.current.context.generation;
  if (answer === 'sessionEnded' && bearer !== null && current) machine.noteEnded();
  if (answer === 'invalid_token' && bearer !== null) {
    machine.ledger.deadTokens.add(bearer);
    call.invalidTokens += 1;
  }
  flight.subscriber.next(SCRIPT[answer]);
  flight.subscriber.complete();
  const got = outcomeOf(flight);
  // A request that is held again may be resent, or even end, in the same turn of the event loop. Only a refusal at this point is a fault.
  if (want === null ? got === 'refused' : got !== want)
    machine.faults.push(`I13 I14 I15 I22 ${answer}: told ${String(got)}, not ${String(want)}`);
};

/** Answers a request and checks the caller's result: I13, I14, I15, I22, I31 of gating README. */
export const answerFlight = (machine: Machine, flight: Flight, answer: AnswerKind): void => {
  machine.deliver(() => {
    answerNow(machine, flight, answer);
  });
};
