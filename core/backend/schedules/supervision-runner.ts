import type { NoticePorts } from '../contacts/notify-contacts.operation.ts';
import type { UnitOfWork } from '../unit-of-work.port.ts';
import { lookAtSite } from './look-at-site.operation.ts';
import { watchSite } from './watch-site.operation.ts';

/** What the runner is plugged into. */
export type SupervisionPorts = NoticePorts & { readonly unitOfWork: UnitOfWork };

/** Sites found in one transaction that have hours and are not watched. */
const AT_A_TIME = 50;
/** Between two looks for such sites, milliseconds. */
const ADOPT_MS = 3600000;

/**
 * Raises failures to open and to close by the clock, one site a transaction: its watch is held, so that several servers do each once,
 * and what a killed one had not committed is done by the next.
 */
export const createSupervisionRunner = (ports: SupervisionPorts) => {
  let adoptedAt: number | null = null;

  /** Sites whose hours came in by another way than the portal's screens are watched from now on. */
  const adopt = async (): Promise<void> => {
    const now = ports.clock.now();
    if (adoptedAt !== null && now >= adoptedAt && now - adoptedAt < ADOPT_MS) return;
    const work = (): Promise<number> =>
      ports.unitOfWork.run(async (tx) => {
        const nums = await tx.supervision.unwatched(AT_A_TIME);
        for (const siteNum of nums) await watchSite(tx, ports, siteNum);
        return nums.length;
      });
    while ((await work()) === AT_A_TIME);
    adoptedAt = now;
  };

  return {
    /** Looks at one site whose time has come; `idle` when there is none that nobody else looks at. */
    runNext: async (): Promise<'worked' | 'idle'> => {
      await adopt();
      const looked = await ports.unitOfWork.run((tx) => lookAtSite(tx, ports));
      return looked ? 'worked' : 'idle';
    },
  };
};
