import type { CampaignKind } from '../marketing/campaign.schema.ts';
import { foldText } from '../kernel/fold-text.rule.ts';
import type { Resource } from './resource.schema.ts';

/** Returns the resources of a kind whose title contains every search word, ignoring case and accents. Null means any kind. */
export const findResources = (
  resources: readonly Resource[],
  { search, kind }: { readonly search: string; readonly kind: CampaignKind | null },
): readonly Resource[] => {
  const words = foldText(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return resources.filter((one) => {
    const title = foldText(one.title);
    return (kind === null || one.kind === kind) && words.every((word) => title.includes(word));
  });
};
