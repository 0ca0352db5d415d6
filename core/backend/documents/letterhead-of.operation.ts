import { checkAccent } from '../../branding/check-accent.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Letterhead } from './document-printer.port.ts';

/** What is printed of a letterhead: a color that may not be published is printed in nobody's name. */
export const printable = (letterhead: Letterhead | null): Letterhead | null =>
  letterhead === null ||
  letterhead.accent === null ||
  checkAccent(letterhead.accent).kind === 'fits'
    ? letterhead
    : { ...letterhead, accent: null };

/** The group for which something is printed: the one the request names if it is the caller's, else the session's; null for staff. */
export const letterheadGroup = (
  { session }: SessionCaller,
  named: number | null = null,
): number | null => {
  const own = named !== null && session.allowedGroups.includes(named) ? named : null;
  return own ?? session.siteGroupNum;
};

/** The letterhead of a group: of what is live, or of the draft. */
export const letterheadOf = async (
  { unitOfWork }: Pick<BackendPorts, 'unitOfWork'>,
  group: number,
  of: 'live' | 'draft',
): Promise<Letterhead | null> =>
  printable(await unitOfWork.read((tx) => tx.branding.letterhead(group, of)));

/** The letterhead of the dealer for whom a list is printed, where it is not read together with its rows; null for staff. */
export const letterheadFor = async (
  ports: Pick<BackendPorts, 'unitOfWork'>,
  caller: SessionCaller,
  named: number | null = null,
): Promise<Letterhead | null> => {
  const group = letterheadGroup(caller, named);
  return group === null ? null : letterheadOf(ports, group, 'live');
};
