import { isoInstant } from '../../kernel/instant.ts';
import { ok } from '../../kernel/result.ts';
import {
  CHANGES_WINDOW,
  type ChangeKind,
  type SiteChanges,
} from '../../site-file/site-change.schema.ts';
import type { NearAgencies } from '../../site-file/near-agencies.schema.ts';
import { qualityRights } from '../../sites/quality-kinds.ts';
import type { SiteFile } from '../../site-file/site-file.schema.ts';
import { qualitySeenBy } from '../../site-file/site-quality.rule.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { activeGroup, type ListInput } from '../sites/list-sites.operation.ts';
import { readOfSite, type SiteInput } from '../sites/change-of-site.operation.ts';
import { changeDevices } from './change-devices.use-cases.ts';
import { changeSiteFile } from './change-site-file.use-cases.ts';
import { changePatterns, describeChange } from './describe-change.rule.ts';
import type { FilePorts } from './account-under.operation.ts';
import type { AgencyPlace } from './site-file.repository.port.ts';
import { moveSites } from './move-sites.use-cases.ts';
import { outOfServiceEntries } from './out-of-service-entries.use-cases.ts';
import { siteDocuments } from './site-documents.use-cases.ts';
import { siteNotes } from './site-notes.use-cases.ts';

/** Removes the parts of a site file that the user may not see, and the target groups if the user may not move the site. */
const seenBy = ({ session: { permissions } }: SessionCaller, file: SiteFile): SiteFile => {
  const holds = (right: string): boolean => permissions.includes(right);
  return {
    ...qualitySeenBy(qualityRights(permissions), file),
    groups: {
      ...file.groups,
      targets: holds('siteEdit') && holds('xtAdmin') ? file.groups.targets : [],
    },
  };
};

/** Creates the use cases that read and change the file of a site and list earlier changes (domain guide 6.11). */
export const createSiteFile = (ports: FilePorts) => ({
  ...changeSiteFile(ports),
  ...changeDevices(ports),
  ...outOfServiceEntries(ports),
  ...moveSites(ports),
  ...siteNotes(ports),
  ...siteDocuments(ports),

  siteFile: async (caller: SessionCaller, input: SiteInput): Reply<SiteFile> => {
    const read = await readOfSite(ports, caller, input, (tx, where) => tx.siteFiles.read(where));
    return read.ok ? ok(seenBy(caller, read.value)) : read;
  },

  /** Returns the agencies that other accounts of the requested group and its branches use near a place. */
  nearAgencies: async (
    caller: SessionCaller,
    {
      siteGroupNum: named,
      sn = null,
      city = '',
      region = '',
      postalCode = '',
    }: ListInput & { readonly [Part in keyof AgencyPlace]?: AgencyPlace[Part] | undefined },
  ): Reply<NearAgencies> => {
    const siteGroupNum = activeGroup(caller, named);
    if (siteGroupNum === null) return NOT_FOUND;
    const place = { sn, city, region, postalCode };
    return ok(await ports.unitOfWork.read((tx) => tx.siteFiles.nearAgencies(place, siteGroupNum)));
  },

  /** Returns one page of a site's change history, newest first (domain guide 5.3 "Trail"). */
  siteChanges: async (
    caller: SessionCaller,
    {
      before = null,
      kind = null,
      ...input
    }: SiteInput & { readonly before?: number | null; readonly kind?: ChangeKind | null },
  ): Reply<SiteChanges> => {
    const request = {
      ...changePatterns(caller.session.permissions, kind),
      before,
      limit: CHANGES_WINDOW + 1,
    };
    const read = await readOfSite(ports, caller, input, (tx, where) =>
      tx.siteFiles.changes(where, request),
    );
    if (!read.ok) return read;
    const { lines, timeZone } = read.value;
    const shown = lines.slice(0, CHANGES_WINDOW);
    const now = ports.clock.now();
    const localClock = { wallClock: ports.wallClock, timeZone, now };
    return ok({
      asOf: isoInstant(now),
      timeZone,
      changes: shown.map((line) => describeChange(line, localClock)),
      next: lines.length > CHANGES_WINDOW ? (shown.at(-1)?.seq ?? null) : null,
    });
  },
});
