import type { NoticePorts } from '../contacts/notify-contacts.operation.ts';
import type { UnitOfWork } from '../unit-of-work.port.ts';
import { lookAtSites } from './look-at-sites.operation.ts';
import { watchSite } from './watch-site.operation.ts';

/** The ports of the supervision runner. `reportProblem` is called with the sites whose check failed. */
export type SupervisionPorts = NoticePorts & {
  readonly unitOfWork: UnitOfWork;
  readonly reportProblem: (siteNums: readonly number[], problem: unknown) => void;
};

/** Maximum number of sites checked in one transaction. */
const LOOKS_AT_A_TIME = 100;
/** Milliseconds before a site is checked again after its check failed. */
const PUT_OFF_MS = 300000;
/** Maximum number of sites with hours that one transaction starts to watch. */
const AT_A_TIME = 50;
/** Milliseconds between two searches for unwatched sites with hours. */
const ADOPT_MS = 3600000;

type Looked =
  | { readonly ok: true; readonly nums: readonly number[] }
  | { readonly ok: false; readonly nums: readonly number[]; readonly problem: unknown };

/**
 * Creates the runner that checks the deadlines of sites that are due, 100 sites per transaction. Each transaction locks
 * the watches of its sites, so several servers can run the runner, and another server continues after a crash. If a
 * transaction fails, each of its sites is checked in a separate transaction, and a site that fails again is postponed.
 */
export const createSupervisionRunner = (ports: SupervisionPorts) => {
  let adoptedAt: number | null = null;
  /** Number of sites that are still to be checked one per transaction. */
  let alone = 0;

  /** Starts watching sites whose hours were not entered on the portal's screens. */
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
      // If no site was claimed, no site caused the problem, so the problem is thrown.
      if (nums.length === 0) throw problem;
      return { ok: false, nums, problem };
    }
  };

  const putOff = (siteNum: number): Promise<void> => {
    const now = ports.clock.now();
    return ports.unitOfWork.run((tx) => tx.supervision.putOff(siteNum, now, now + PUT_OFF_MS));
  };

  return {
    /** Checks the next sites that are due. Returns `idle` if no site is due, or if other servers hold the locks of all due sites. */
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
