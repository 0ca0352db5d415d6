import type { NoticePorts } from '../contacts/notify-contacts.operation.ts';
import type { UnitOfWork } from '../unit-of-work.port.ts';
import { lookAtSites } from './look-at-sites.operation.ts';
import { watchSite } from './watch-site.operation.ts';

/** What the runner is plugged into; `reportProblem` hears of sites that could not be looked at. */
export type SupervisionPorts = NoticePorts & {
  readonly unitOfWork: UnitOfWork;
  readonly reportProblem: (siteNums: readonly number[], problem: unknown) => void;
};

/** Sites looked at in one transaction. */
const LOOKS_AT_A_TIME = 100;
/** When a site that could not be looked at is tried again, milliseconds. */
const PUT_OFF_MS = 300000;
/** Sites found in one transaction that have hours and are not watched. */
const AT_A_TIME = 50;
/** Between two looks for such sites, milliseconds. */
const ADOPT_MS = 3600000;

type Looked =
  | { readonly ok: true; readonly nums: readonly number[] }
  | { readonly ok: false; readonly nums: readonly number[]; readonly problem: unknown };

/**
 * Raises failures to open and to close by the clock, a hundred sites a transaction: their watches are held, so that several servers
 * do each once, and what a killed one had not committed is done by the next. Where one of the hundred cannot be looked at, each is
 * looked at by itself, and that one again later.
 */
export const createSupervisionRunner = (ports: SupervisionPorts) => {
  let adoptedAt: number | null = null;
  /** How many of the next are looked at each by itself. */
  let alone = 0;

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
      // Nothing was claimed: it is no site that is at fault.
      if (nums.length === 0) throw problem;
      return { ok: false, nums, problem };
    }
  };

  const putOff = (siteNum: number): Promise<void> => {
    const now = ports.clock.now();
    return ports.unitOfWork.run((tx) => tx.supervision.putOff(siteNum, now, now + PUT_OFF_MS));
  };

  return {
    /** Looks at some sites whose time has come; `idle` when there is none that nobody else looks at. */
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
