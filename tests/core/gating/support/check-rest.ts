import type { Machine } from './machine.ts';
import type { Call } from './records.ts';

const inFlight = (machine: Machine, call: Call) =>
  machine.flights.find((flight) => flight.call === call && flight.open);

const mayGo = ({ ledger, session }: Machine, call: Call): boolean => {
  const token = session.current.context.token !== null;
  const grouped = ledger.user?.application !== 2 || ledger.group !== null;
  const ready = ledger.user !== null && token && grouped;
  if (call.kind === 'protected' || call.kind === 'stream') return ready && !ledger.demands;
  if (call.kind === 'completion') return ledger.demands ? token : ready;
  return true;
};

/** Checks the machine when all promises have settled: I11, I12, I16, I17, I21, I31 of gating README. */
export const checkRest = (machine: Machine): string[] => {
  const { ledger, calls, refreshes } = machine;
  const { context } = machine.session.current;
  const broken: string[] = [];
  const law = (name: string, holds: boolean) => {
    if (!holds) broken.push(name);
  };
  const running = refreshes.filter((refresh) => refresh.answer !== null);
  const current = running.filter(({ generation }) => generation === context.generation);
  const generations = running.map(({ generation }) => generation);
  law('I12 one refresh a generation', new Set(generations).size === generations.length);
  law('user as told', (context.user?.id ?? null) === (ledger.user?.id ?? null));
  law('group as told', context.siteGroupNum === ledger.group);
  law('demands as told', context.actionRequired === ledger.demands);
  if (ledger.user === null) law('I16 I17 nothing left after sign-out', context.token === null);
  for (const call of calls) {
    if (call.state !== 'waiting') continue;
    const flight = inFlight(machine, call);
    const needs = ['completion', 'protected', 'stream'].includes(call.kind);
    const bears = flight === undefined ? needs : flight.bearer !== null;
    law('I21 nothing outlives its epoch', !bears || call.epoch === context.epoch);
    if (flight !== undefined) continue;
    const waits = needs && context.tokenExpired && current.length === 1;
    law('I11 nothing that may go stays held', !mayGo(machine, call) || waits);
  }
  for (const flight of machine.flights) {
    law('I21 cancelled with its request', !flight.open || flight.call.state === 'waiting');
    const ofNow = flight.groupChanges === ledger.groupChanges;
    law('I31 a stream ends with its group', !flight.open || flight.call.kind !== 'stream' || ofNow);
  }
  return broken;
};
