import { ContainerModule } from 'inversify';
import { DemoClock, SystemClock } from '#adapters/server/clock/server-clock.ts';
import type { Log } from '#adapters/server/http/log.ts';
import type { Settings } from '#adapters/server/settings/read-settings.ts';
import { addressesOf } from './addresses.ts';
import { SERVER } from './tokens.ts';

/** What everything else stands on: settings, lines, time. Only the demo world has a clock that can be moved. */
export const foundationModule = (settings: Settings, log: Log): ContainerModule =>
  new ContainerModule(({ bind }) => {
    const demoClock = settings.mode === 'demo' ? new DemoClock(settings.demoNow) : null;
    bind(SERVER.settings).toConstantValue(settings);
    bind(SERVER.log).toConstantValue(log);
    bind(SERVER.addresses).toConstantValue(addressesOf(settings));
    bind(SERVER.demoClock).toConstantValue(demoClock);
    bind(SERVER.clock).toConstantValue(demoClock ?? new SystemClock());
  });
