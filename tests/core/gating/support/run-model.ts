import * as fc from 'fast-check';
import { answerFlight } from './answer-flight.ts';
import { answerRefresh } from './answer-refresh.ts';
import { gateCommands, verify, lifeCommands, settle } from './commands.ts';
import { Machine } from './machine.ts';
import type { Product } from './product.ts';

/** Ends every run: signs a user in and answers all requests. Afterward no request may be pending (I18). */
const finish = async (machine: Machine): Promise<void> => {
  machine.signIn({ id: 'last', application: 1 }, null, false);
  for (let round = 0; round < 100; round += 1) {
    await settle();
    verify(machine);
    const open = machine.flights.filter((flight) => flight.open);
    const refreshing = machine.refreshes.filter((refresh) => refresh.answer !== null);
    if (open.length === 0 && refreshing.length === 0) break;
    for (const flight of open) if (flight.open) answerFlight(machine, flight, 'ok');
    for (let i = 0; i < refreshing.length; i += 1) answerRefresh(machine, 0, 'granted');
  }
  const left = machine.calls.filter((call) => call.state === 'waiting');
  if (left.length > 0 || machine.hold.pending > 0)
    throw new Error(
      `I18: ${String(left.length)} unsettled, ${String(machine.hold.pending)} in the queue`,
    );
};

/** Builds the model's property for a product, either correct or with a planted fault. */
export const gateProperty = (product: Product, all = gateCommands) =>
  fc.asyncProperty(all, async (commands) => {
    const machine = new Machine(product);
    await fc.asyncModelRun(() => ({ model: {}, real: machine }), commands);
    await finish(machine);
  });

/** Builds the same property with a scheduler that shuffles the order of commands and responses. */
export const shuffledGateProperty = (product: Product) =>
  fc.asyncProperty(gateCommands, fc.scheduler(), async (commands, scheduler) => {
    const machine = new Machine(product);
    const immediately = machine.deliver;
    machine.deliver = (act) => {
      void scheduler.schedule(Promise.resolve(), 'answer').then(act);
    };
    await fc.scheduledModelRun(scheduler, () => ({ model: {}, real: machine }), commands);
    await scheduler.waitIdle();
    machine.deliver = immediately;
    await finish(machine);
  });

/** Builds the model's property with all events of a portal. */
export const lifeProperty = (product: Product) => gateProperty(product, lifeCommands);
