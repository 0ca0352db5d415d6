import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import { zonesApi } from '#core/zones/zones.api.ts';
import { usePartSite } from '../shell/site-part.tsx';
import { useModel } from '../shell/use-model.ts';
import { AddManyPanel } from './add-many-panel.tsx';
import { ImportPanel } from './import-panel.tsx';
import { useZoneAddress } from './use-zone-address.ts';
import { ZoneEditorPanel, ZoneFactsPanel } from './zone-panel.tsx';
import { ZoneOverContext } from './zone-over.ts';
import { PANELS } from './zone-text.ts';
import { AddManyViewModel } from './add-many.view-model.ts';
import { ImportFileViewModel } from './import-file.view-model.ts';
import { createSection } from '../sections/section.ts';
import { siteRights } from '../sections/site-rights.ts';

interface OverProps {
  readonly siteNum: number | null;
  readonly onClose: () => void;
}

const AddMany = (props: OverProps & { readonly kind: 'range' | 'copy' }) => (
  <AddManyPanel many={useModel('zoneAdding')} {...props} />
);

const Import = (props: OverProps) => <ImportPanel file={useModel('zoneImport')} {...props} />;

/** The panel named in the URL, over the list: a zone, or adding many zones. Its code is loaded on first use. */
export const ZonePanelsPart = observer(() => {
  const over = useContext(ZoneOverContext);
  const { word, open } = useZoneAddress();
  const siteNum = usePartSite();
  if (over === null) return null;
  const { adding, editor, shown } = over.panels;
  if (editor !== null) return <ZoneEditorPanel {...over} editor={editor} />;
  if (shown !== null) return <ZoneFactsPanel {...over} zone={shown} />;
  if (!adding) return null;
  const onClose = (): void => open(null);
  if (word === PANELS.import) return <Import siteNum={siteNum} onClose={onClose} />;
  return word === PANELS.range || word === PANELS.copy ? (
    <AddMany key={word} kind={word} siteNum={siteNum} onClose={onClose} />
  ) : null;
});

/** The panels over the list of zones, loaded on first use. The list itself follows the background jobs that the panels start. */
export const section = createSection(ZonePanelsPart, {
  zoneAdding: ({ toasts, gatewayOf, ids }) =>
    new AddManyViewModel({
      gateway: gatewayOf(zonesApi),
      newId: () => ids.next(),
      toasts,
    }),
  zoneImport: ({ context, makeKey, model, toasts, gatewayOf, ids, csvReader }) =>
    new ImportFileViewModel({
      gateway: gatewayOf(zonesApi),
      reader: csvReader,
      newId: () => ids.next(),
      key: makeKey(),
      // Uses the follower of the list below the panel.
      job: { follow: (job) => model('zoneImportJob').follow(job) },
      mayImportSites: siteRights({ context }).mayStartJobs,
      toasts,
    }),
});
