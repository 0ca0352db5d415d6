import { observer } from 'mobx-react-lite';
import { DIALOGS } from '#core/navigation/dialogs.ts';
import { OpeningSpinner } from '../kit/spinner.tsx';
import { useRegistry } from './registry.ts';
import { dialogFault } from './dialog-fault.tsx';
import { FaultViewContext } from './section-boundary.tsx';
import { SectionSlot } from './section-slot.tsx';

const WAITING = <OpeningSpinner />;

/** Shows the dialog that is wanted; each closes itself through the registry's `dialogs`. */
export const DialogHost = observer(() => {
  const { request } = useRegistry().create('dialogs');
  const section = DIALOGS.find((name) => name === request?.name);
  return section === undefined ? null : (
    <FaultViewContext value={dialogFault}>
      <SectionSlot key={section} name={section} waiting={WAITING} />
    </FaultViewContext>
  );
});
