import { checkAccent } from '../../branding/check-accent.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Letterhead } from './document-printer.port.ts';

/** Returns the letterhead. Its color is removed if the color may not be published. */
export const printable = (letterhead: Letterhead | null): Letterhead | null =>
  letterhead === null ||
  letterhead.accent === null ||
  checkAccent(letterhead.accent).kind === 'fits'
    ? letterhead
    : { ...letterhead, accent: null };

/**
 * Returns the number of the group whose letterhead is printed: the requested group if the caller may see it, otherwise the
 * session's group. Null for staff.
 */
export const letterheadGroup = (
  { session }: SessionCaller,
  named: number | null = null,
): number | null => {
  const own = named !== null && session.allowedGroups.includes(named) ? named : null;
  return own ?? session.siteGroupNum;
};

/** Reads the letterhead of a group, live or from the draft. */
export const letterheadOf = async (
  { unitOfWork }: Pick<BackendPorts, 'unitOfWork'>,
  group: number,
  of: 'live' | 'draft',
): Promise<Letterhead | null> =>
  printable(await unitOfWork.read((tx) => tx.branding.letterhead(group, of)));

/** Reads the letterhead of a dealer's list when the query for the rows did not include it; null for staff. */
export const letterheadFor = async (
  ports: Pick<BackendPorts, 'unitOfWork'>,
  caller: SessionCaller,
  named: number | null = null,
): Promise<Letterhead | null> => {
  const group = letterheadGroup(caller, named);
  return group === null ? null : letterheadOf(ports, group, 'live');
};
