import { judgeAccent } from '../../branding/judge-accent.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Letterhead } from '../lists/sheet-printer.port.ts';

/** A color that may not be published is printed in nobody's name. */
const judged = (letterhead: Letterhead | null): Letterhead | null =>
  letterhead === null ||
  letterhead.accent === null ||
  judgeAccent(letterhead.accent).kind === 'fits'
    ? letterhead
    : { ...letterhead, accent: null };

/** The letterhead of a group: of what is live, or of the draft. */
export const letterheadOf = async (
  { unitOfWork }: Pick<BackendPorts, 'unitOfWork'>,
  group: number,
  of: 'live' | 'draft',
): Promise<Letterhead | null> =>
  judged(await unitOfWork.read((tx) => tx.branding.letterhead(group, of)));

/** The letterhead of the dealer for whom something is printed: the group the request names if it is the caller's, else the session's; null for staff and where nothing was published. */
export const letterheadFor = async (
  ports: Pick<BackendPorts, 'unitOfWork'>,
  { session }: SessionCaller,
  named: number | null = null,
): Promise<Letterhead | null> => {
  const own = named !== null && session.allowedGroups.includes(named) ? named : null;
  const group = own ?? session.siteGroupNum;
  return group === null ? null : letterheadOf(ports, group, 'live');
};
