import type { Container } from 'inversify';
import { compareClocks } from '#adapters/server/background/compare-clocks.ts';
import { watchTheClock } from '#adapters/server/background/clock-watch.ts';
import type { RepeatedWork } from '#adapters/server/background/repeated-work.ts';
import { SERVER } from './tokens.ts';

/** Returns the background work of a server, in the order of starting and stopping. */
export const backgroundOf = (
  container: Container,
): readonly Pick<RepeatedWork, 'start' | 'stop'>[] => {
  const {
    sender,
    jobs,
    siteTests,
    supervision,
    outOfServiceEntries,
    autoNotify,
    cancellations,
    onCall,
    reports,
    reportSchedules,
    changes,
  } = SERVER;
  const demoWorld = container.get(SERVER.demoWorld);
  const settings = container.get(SERVER.settings);
  const log = container.get(SERVER.log);
  const database = container.get(SERVER.database);
  return [
    container.get(sender),
    container.get(jobs),
    container.get(siteTests),
    container.get(supervision),
    container.get(outOfServiceEntries),
    container.get(autoNotify),
    container.get(cancellations),
    container.get(reportSchedules),
    container.get(reports),
    container.get(onCall),
    container.get(changes),
    ...(database.engine === 'postgres' ? [compareClocks(database, log)] : []),
    watchTheClock({ backend: container.get(SERVER.backend), log }),
    ...(demoWorld === null ? [] : [demoWorld.keepWaits(log)]),
    ...(demoWorld === null || !settings.demoLive
      ? []
      : [
          demoWorld.playScenarios(
            container.get(SERVER.backend),
            container.get(SERVER.backendPorts).ids,
            log,
          ),
        ]),
  ];
};
