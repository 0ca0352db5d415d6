import type { Backend } from '#core/backend/backend.ts';
import type { BackendPorts } from '#core/backend/backend-ports.ts';
import type { Database } from '../../sql/open-database.ts';
import type { DemoRandom } from '../demo-random.ts';
import type { DemoWorld } from '../demo-world.ts';
import { DemoReceiver } from './demo-receiver.ts';
import { DemoSimulator } from './demo-simulator.ts';
import { DemoTechnician, type TestBackend } from './demo-technician.ts';
import { readLeftAlarms } from './left-alarms.ts';
import { liveWorld } from './live-world.ts';
import { ScenarioDeck } from './scenario-deck.ts';

/** The part of the back end that the simulator and the simulated agents call. */
export type SimulatedBackend = TestBackend & Pick<Backend, 'signals' | 'answeringMessages'>;

/** Creates the simulator for the back end of a server. The same random seed produces the same events. */
export const openSimulator = (parts: {
  readonly database: Pick<Database, 'kysely' | 'unitOfWork'>;
  readonly backend: SimulatedBackend;
  readonly clock: BackendPorts['clock'];
  readonly ids: BackendPorts['ids'];
  readonly random: DemoRandom;
  readonly world: DemoWorld;
}): DemoSimulator => {
  const { database, backend, clock, ids, random, world } = parts;
  const ports = { unitOfWork: database.unitOfWork, clock, ids };
  const live = liveWorld(world, clock.now());
  const technician = new DemoTechnician(backend, ids, world);
  const { free: sites, forgotten } = live;
  const canTest = technician.canTest.bind(technician);
  return new DemoSimulator({
    clock,
    random,
    world: live,
    players: {
      receiver: new DemoReceiver(ports, backend.signals.receiveBatch, random),
      technician,
      deck: new ScenarioDeck({ random, sites, forgotten, canTest }),
      leftAlarms: readLeftAlarms(
        database,
        live.all.map(({ siteNum }) => siteNum),
      ),
    },
  });
};
