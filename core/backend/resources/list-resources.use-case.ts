import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import { fillCoBrand } from '../../marketing/fill-co-brand.rule.ts';
import type { ResourceList } from '../../resources/resource.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { NOT_FOUND } from '../refusals.ts';
import { readLibrary } from './read-library.operation.ts';

/** What the active group may use today, with the group's own values in the co-brand slots (domain guide 6.15, 6.16). */
export const listResources =
  (ports: BackendPorts) =>
  (
    caller: SessionCaller,
    input: { readonly siteGroupNum: number | null },
  ): Promise<Result<ResourceList, Refusal>> =>
    ports.unitOfWork.run(async (tx): Promise<Result<ResourceList, Refusal>> => {
      const library = await readLibrary(tx, ports, caller, input.siteGroupNum);
      const stored = library && (await tx.notices.branding(library.siteGroupNum));
      if (library === null || stored === null) return NOT_FOUND;
      // A dealer without a display name is known by the name of its group.
      const brand = { ...stored, displayName: stored.displayName ?? library.groupName };
      const resources = library.campaigns.map(
        ({ id, title, kind, validTo, url, file, coBrand }) => ({
          id,
          title,
          kind,
          validTo,
          url: url === '' ? null : url,
          file,
          coBrand: fillCoBrand(coBrand, brand),
        }),
      );
      return ok({ resources });
    });
