import { observer } from 'mobx-react-lite';
import { useContext } from 'react';
import { AddManyPanel } from './add-many-panel.tsx';
import { ImportPanel } from './import-panel.tsx';
import { useZoneAddress } from './use-zone-address.ts';
import { ZoneEditorPanel, ZoneFactsPanel } from './zone-panel.tsx';
import { ZoneOverContext } from './zone-over.ts';
import { PANELS } from './zone-words.ts';

/** What stands open over the list, fetched with the first press: a zone, or many at once, as the address says. */
export const ZonePanelsPart = observer(() => {
  const over = useContext(ZoneOverContext);
  const { word } = useZoneAddress();
  if (over === null) return null;
  const { adding, editor, shown } = over.panels;
  if (editor !== null) return <ZoneEditorPanel {...over} editor={editor} />;
  if (shown !== null) return <ZoneFactsPanel {...over} zone={shown} />;
  if (!adding) return null;
  if (word === PANELS.import) return <ImportPanel />;
  return word === PANELS.range || word === PANELS.copy ? (
    <AddManyPanel key={word} kind={word} />
  ) : null;
});
