import type { BrandingOverview, BrandingVersion } from '../../branding/branding-overview.schema.ts';
import { MOST_VERSIONS } from '../../branding/branding-overview.schema.ts';
import type { ImageKind } from '../../branding/brand-image.schema.ts';
import { ok } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Caller, SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { activeGroup, type ListInput } from '../sites/list-sites.operation.ts';
import { brandImages } from './brand-images.use-cases.ts';
import { changeBranding } from './change-branding.use-cases.ts';
import { brandingSamples } from './branding-samples.use-cases.ts';
import type { BrandingPorts } from './lock-branding.operation.ts';

/** Use cases for a dealer's branding: draft, publishing, history, and the public pictures (domain guide 6.14). */
export const createBranding = (
  ports: BrandingPorts &
    Pick<BackendPorts, 'svgReader' | 'documentInspector' | 'documentPrinter' | 'publicUrls'>,
) => ({
  ...changeBranding(ports),
  ...brandImages(ports),
  ...brandingSamples(ports),

  /** Returns the live branding and the draft. */
  brandingDesk: async (caller: SessionCaller, input: ListInput): Reply<BrandingOverview> => {
    const siteGroupNum = activeGroup(caller, input.siteGroupNum);
    if (siteGroupNum === null) return NOT_FOUND;
    const found = await ports.unitOfWork.read((tx) => tx.branding.overview(siteGroupNum));
    return found === null ? NOT_FOUND : ok(found);
  },

  /** Returns the published versions, newest first. */
  brandingVersions: async (
    caller: SessionCaller,
    input: ListInput,
  ): Reply<{ versions: BrandingVersion[] }> => {
    const siteGroupNum = activeGroup(caller, input.siteGroupNum);
    if (siteGroupNum === null) return NOT_FOUND;
    const versions = await ports.unitOfWork.read((tx) =>
      tx.branding.versions(siteGroupNum, MOST_VERSIONS),
    );
    return ok({ versions: [...versions] });
  },

  /** Returns a branding picture to any caller who knows its URL, because the sign-in page shows the picture before anyone is signed in. */
  readBrandImage: async (
    _caller: Caller | null,
    { mark }: { readonly mark: string },
  ): Reply<{ readonly kind: ImageKind; readonly bytes: Uint8Array }> => {
    const found = await ports.unitOfWork.read((tx) => tx.branding.image(mark));
    return found === null ? NOT_FOUND : ok(found);
  },
});
