import { observer } from 'mobx-react-lite';
import type { SiteFile } from '#core/site-file/site-file.schema.ts';
import { DraftOffer } from '../forms/draft-note.tsx';
import { Stack } from '../kit/stack.ts';
import { draftsOf, isNew } from './editor-drafts.ts';
import type { Opening } from './opening.ts';
import { useSiteFile } from './site-file-context.ts';

interface Offer {
  readonly what: string;
  readonly draft: Parameters<typeof DraftOffer>[0]['draft'];
  readonly opening: Opening;
}

const useOffers = (file: SiteFile): readonly Offer[] => {
  const model = useSiteFile();
  const { may } = model;
  const { siteNum } = file.account;
  const { agencies, device, note, outOfService, request, site } = draftsOf(model);
  const offers: Offer[] = [];
  const began = note.of(siteNum);
  if (began !== null && may.note) {
    const now = file.notes.find(({ id }) => id === began.key) ?? began.base;
    const opening = { kind: 'note', note: isNew(began.key) ? null : now } as const;
    offers.push({ what: 'a note', draft: note.kept, opening });
  }
  if (!may.edit) return offers;
  if (site.of(siteNum) !== null)
    offers.push({ what: 'the site', draft: site.kept, opening: { kind: 'site' } });
  if (agencies.of(siteNum) !== null)
    offers.push({
      what: 'agencies and permits',
      draft: agencies.kept,
      opening: { kind: 'agencies' },
    });
  for (const [kind, one] of [
    ['device', device],
    ['outOfService', outOfService],
  ] as const) {
    const devNum = Number.parseInt(one.of(siteNum)?.key ?? '', 10);
    const known = file.devices.find((each) => each.devNum === devNum);
    // Skips a draft if the device was put out of service in the meantime.
    if (known === undefined || (kind === 'outOfService' && known.outOfServiceEntry !== null))
      continue;
    offers.push({ what: known.transmitterCode, draft: one.kept, opening: { kind, devNum } });
  }
  if (request.found?.base?.siteNum === siteNum)
    offers.push({ what: 'your request', draft: request, opening: { kind: 'request' } });
  return offers;
};

/** Offers input typed on a site's page before the session ended, while no editor is open (ui README §8). */
export const DraftOffers = observer(({ file }: { readonly file: SiteFile }) => {
  const model = useSiteFile();
  const offers = useOffers(file);
  if (offers.length === 0) return null;
  return (
    <Stack gap={3} pad={4}>
      {offers.map(({ draft, opening, what }) => (
        <DraftOffer
          key={`${opening.kind} ${what}`}
          what={what}
          draft={draft}
          onGoOn={() => model.open(opening)}
        />
      ))}
    </Stack>
  );
});
