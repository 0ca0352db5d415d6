import type { ImageKind } from '../../branding/brand-image.schema.ts';
import { judgeAccent } from '../../branding/judge-accent.rule.ts';
import type { Looks } from '../../branding/looks.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Transaction } from '../unit-of-work.port.ts';

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

/** A letterhead of looks that are not stored yet; the logo for reports, or the one for light pages. */
export const letterheadOf = async (tx: Transaction, looks: Looks): Promise<Letterhead> => {
  const url = looks.reportLogoUrl ?? looks.headerLogoUrl;
  const mark = /^\/looks\/(\w+)\./.exec(url ?? '')?.[1];
  const { accent, displayName: name } = looks;
  return {
    name,
    logo: mark === undefined ? null : await tx.branding.image(mark),
    accent: accent !== null && judgeAccent(accent).kind === 'fits' ? accent : null,
  };
};

/** The letterhead of the dealer for whom something is printed: the group the request names if it is the caller's, else the session's; null for staff and where nothing was published. */
export const letterheadFor = async (
  { unitOfWork }: Pick<BackendPorts, 'unitOfWork'>,
  { session }: SessionCaller,
  named: number | null = null,
): Promise<Letterhead | null> => {
  const own = named !== null && session.allowedGroups.includes(named) ? named : null;
  const group = own ?? session.siteGroupNum;
  return group === null ? null : unitOfWork.read((tx) => tx.branding.letterhead(group));
};
