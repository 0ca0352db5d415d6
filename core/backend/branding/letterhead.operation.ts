import type { ImageKind } from '../../branding/brand-image.schema.ts';
import { judgeAccent } from '../../branding/judge-accent.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';

/** A picture as it is printed. */
export interface PaperLogo {
  readonly kind: ImageKind;
  readonly bytes: Uint8Array;
}

/** What stands above everything that is printed for a dealer; paper is white, so it is the light looks. */
export interface Letterhead {
  readonly name: string | null;
  readonly logo: PaperLogo | null;
  /** Of the rule below it, `#RRGGBB`. */
  readonly accent: string | null;
}

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
