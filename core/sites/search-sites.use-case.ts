import { ok, type Answer } from '../kernel/result.ts';
import type { SearchField, SiteSearch } from './site-info.schema.ts';
import type { SitesGateway } from './sites.api.ts';

/** Checks whether a text may be a whole transmitter code: one word of sufficient length that contains a digit. */
const looksLikeTransmitter = (text: string): boolean =>
  /^[A-Za-z0-9-]{4,32}$/.test(text) && /\d/.test(text);

/** Searches accounts (spec §7.2). Without results, a text that may be a whole transmitter code is also looked up as a transmitter code. */
export const searchSites = ({
  sites,
}: {
  sites: Pick<SitesGateway, 'searchSites' | 'transmitterDetails'>;
}) => {
  /** A refused look-up, for example because of too many look-ups, does not fail the search. The search then has no results. */
  const lookUp = async (text: string, nothing: SiteSearch): Answer<SiteSearch> => {
    const found = await sites.transmitterDetails({ xmit: text.toUpperCase() });
    if (!found.ok) {
      const { kind } = found.error;
      return kind === 'refused' || kind === 'rateLimited' ? ok(nothing) : found;
    }
    const { transmitterCode } = found.value;
    return ok({
      ...nothing,
      matches: [{ ...found.value, field: 'transmitter', matched: transmitterCode }],
    });
  };

  return async ({
    text,
    field,
  }: {
    readonly text: string;
    readonly field: SearchField | null;
  }): Answer<SiteSearch> => {
    const found = await sites.searchSites({ text, field: field ?? undefined });
    const mayLookUp = field === null || field === 'transmitter';
    if (!found.ok || found.value.matches.length > 0) return found;
    return mayLookUp && looksLikeTransmitter(text) ? lookUp(text, found.value) : found;
  };
};
