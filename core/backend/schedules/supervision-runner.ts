import type { NoticePorts } from '../contacts/notify-contacts.operation.ts';
import type { UnitOfWork } from '../unit-of-work.port.ts';
import { lookAtSites } from './look-at-sites.operation.ts';
import { watchSite } from './watch-site.operation.ts';

/** The ports that the runner needs. `reportProblem` receives the sites that could not be looked at. */
export type SupervisionPorts = NoticePorts & {
  readonly unitOfWork: UnitOfWork;
  readonly reportProblem: (siteNums: readonly number[], problem: unknown) => void;
};

/** Number of sites looked at in one transaction. */
const LOOKS_AT_A_TIME = 100;
/** Milliseconds until a site is tried again after a failed look. */
const PUT_OFF_MS = 300000;
/** Number of unwatched sites with hours that one transaction starts to watch. */
const AT_A_TIME = 50;
/** Milliseconds between two searches for such sites. */
const ADOPT_MS = 3600000;

type Looked =
  | { readonly ok: true; readonly nums: readonly number[] }
  | { readonly ok: false; readonly nums: readonly number[]; readonly problem: unknown };

/**
 * Raises failures to open and to close by the clock, a hundred sites per transaction. It locks the watches of the sites,
 * so that each site is looked at once even with several servers, and the work of a killed server is done by the next one.
 * If a transaction of a hundred sites fails, it looks at each of them alone and postpones the ones that fail.
 */
export const createSupervisionRunner = (ports: SupervisionPorts) => {
  let adoptedAt: number | null = null;
  /** How many of the next sites to look at in a transaction of their own. */
  let alone = 0;

  /** Starts watching sites whose hours were not entered through the portal's screens. */
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

  const look = async (limit: number): Promise<Looked> => {
    let nums: readonly number[] = [];
    try {
      await ports.unitOfWork.run(async (tx) => {
        const watches = await tx.supervision.claimDue(ports.clock.now(), limit);
        nums = watches.map(({ siteNum }) => siteNum);
        if (watches.length > 0) await lookAtSites(tx, ports, watches);
      });
      return { ok: true, nums };
    } catch (problem) {
      // Nothing was claimed, so the problem is not caused by a site.
      if (nums.length === 0) throw problem;
      return { ok: false, nums, problem };
    }
  };

  const putOff = (siteNum: number): Promise<void> => {
    const now = ports.clock.now();
    return ports.unitOfWork.run((tx) => tx.supervision.putOff(siteNum, now, now + PUT_OFF_MS));
  };

  return {
    /** Looks at some sites that are due. Returns `idle` if no site is due that is not locked by another server. */
    runNext: async (): Promise<'worked' | 'idle'> => {
      await adopt();
      const looked = await look(alone > 0 ? 1 : LOOKS_AT_A_TIME);
      const [first, ...others] = looked.nums;
      alone = first === undefined ? 0 : Math.max(0, alone - 1);
      if (first === undefined) return 'idle';
      if (looked.ok) return 'worked';
      ports.reportProblem(looked.nums, looked.problem);
      if (others.length === 0) await putOff(first);
      else alone = looked.nums.length;
      return 'worked';
    },
  };
};
