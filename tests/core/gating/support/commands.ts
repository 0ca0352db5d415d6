import * as fc from 'fast-check';
import { REQUEST_KINDS, type RequestKind } from '#core/gating/request-kind.rule.ts';
import type { Method } from '#core/gating/api-request.ts';
import { ALL_ANSWERS, ANSWERS, answerFlight, type AnswerKind } from './answer-flight.ts';
import { answerRefresh, REFRESH_ANSWERS } from './answer-refresh.ts';
import { checkRest } from './check-rest.ts';
import type { Machine } from './machine.ts';
import type { Person } from './records.ts';

/** An empty model, because the machine's ledger records the effects of all commands. */
export type Model = Record<string, never>;

/** Waits until all promises that can settle have settled. */
export const settle = async (): Promise<void> => {
  for (let i = 0; i < 4; i += 1) await Promise.resolve();
};

/** Throws an error that lists the violations seen so far. */
export const verify = (machine: Machine): void => {
  const broken = [...machine.faults, ...checkRest(machine)];
  if (broken.length > 0) throw new Error(broken.join('; '));
};

const command = (
  name: string,
  act: (machine: Machine) => void,
): fc.AsyncCommand<Model, Machine, boolean> => ({
  check: () => true,
  run: async (_, machine) => {
    act(machine);
    await settle();
    verify(machine);
  },
  toString: () => name,
});

const PEOPLE: readonly Person[] = [
  { id: 'staff', application: 1 },
  { id: 'dealer', application: 2 },
  { id: 'customer', application: 3 },
];
const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const GROUPS = [null, 100, 200] as const;

const request = fc
  .tuple(fc.constantFrom<RequestKind>(...REQUEST_KINDS), fc.constantFrom(...METHODS))
  .map(([kind, method]) =>
    command(`${method} ${kind}`, (machine) => {
      machine.request(kind, method);
    }),
  );
const answerWith = (kinds: readonly AnswerKind[]) =>
  fc.tuple(fc.nat(20), fc.constantFrom(...kinds)).map(([index, kind]) =>
    command(`answer ${String(index)} ${kind}`, (machine) => {
      const open = machine.flights.filter((flight) => flight.open);
      const flight = open[index % Math.max(1, open.length)];
      if (flight !== undefined) answerFlight(machine, flight, kind);
    }),
  );
const answer = answerWith(ANSWERS);
const refresh = fc.tuple(fc.nat(3), fc.constantFrom(...REFRESH_ANSWERS)).map(([index, kind]) =>
  command(`refresh ${String(index)} ${kind}`, (machine) => {
    answerRefresh(machine, index, kind);
  }),
);
const signIn = fc
  .tuple(fc.constantFrom(...PEOPLE), fc.constantFrom(...GROUPS), fc.boolean())
  .map(([user, group, demands]) =>
    command(`sign in ${user.id} ${String(group)}${demands ? ' with demands' : ''}`, (machine) => {
      machine.signIn(user, group, demands);
    }),
  );
const setGroup = fc.constantFrom(...GROUPS).map((group) =>
  command(`group ${String(group)}`, (machine) => {
    if (machine.ledger.user !== null) machine.setGroup(group);
  }),
);
const setDemands = fc.boolean().map((demands) =>
  command(`demands ${String(demands)}`, (machine) => {
    machine.setDemands(demands);
  }),
);
const signOut = fc.constant(
  command('sign out', (machine) => {
    machine.signOut();
  }),
);
const expireToken = fc.constant(
  command('token expires', (machine) => {
    const { token } = machine.session.current.context;
    if (token === null) return;
    machine.ledger.deadTokens.add(token);
    machine.apply({ kind: 'tokenExpired', token });
  }),
);
const abort = fc.nat(20).map((index) =>
  command(`abort ${String(index)}`, (machine) => {
    const waiting = machine.calls.filter((call) => call.state === 'waiting');
    const call = waiting[index % Math.max(1, waiting.length)];
    if (call === undefined) return;
    call.state = 'aborted';
    call.running?.unsubscribe();
  }),
);

const times = <T>(count: number, arbitrary: T): T[] =>
  Array.from({ length: count }, () => arbitrary);

/**
 * The commands of the model with their weights (gating README "The model"). Runs have the maximum size, because shorter
 * runs miss real faults.
 */
export const gateCommands = fc.commands<Model, Machine, boolean>(
  [
    ...times(6, request),
    ...times(5, answer),
    ...times(3, refresh),
    ...times(2, signIn),
    ...times(2, setGroup),
    ...times(2, setDemands),
    signOut,
    expireToken,
    abort,
  ],
  { maxCommands: 40, size: 'max' },
);

const otherTab = fc.constant(
  command('signed out in another tab', (machine) => {
    machine.signOut('elsewhere');
  }),
);
const impersonation = fc
  .tuple(
    fc.constantFrom('impersonationStarted' as const, 'impersonationEnded' as const),
    fc.constantFrom(...PEOPLE),
  )
  .map(([kind, user]) =>
    command(`${kind} ${user.id}`, (machine) => {
      if (machine.ledger.user !== null) machine.impersonate(kind, user);
    }),
  );
const changeView = fc
  .tuple(fc.constantFrom(...PEOPLE), fc.constantFrom(...GROUPS), fc.boolean())
  .map(([user, group, demands]) =>
    command(`view of ${user.id} ${String(group)}${demands ? ' with demands' : ''}`, (machine) => {
      machine.changeView(user, group, demands);
    }),
  );
const steps = fc.constant(
  command('last step done', (machine) => {
    machine.completeSteps();
  }),
);

/**
 * All commands of the model, plus the other events of a portal: other tabs, impersonation, changes of the user's data,
 * sign-in steps, network failures.
 */
export const lifeCommands = fc.commands<Model, Machine, boolean>(
  [
    ...times(6, request),
    ...times(5, answerWith(ALL_ANSWERS)),
    ...times(3, refresh),
    ...times(2, signIn),
    ...times(2, setGroup),
    ...times(2, setDemands),
    signOut,
    expireToken,
    abort,
    otherTab,
    impersonation,
    changeView,
    steps,
  ],
  { maxCommands: 40, size: 'max' },
);
