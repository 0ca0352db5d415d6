import { observer } from 'mobx-react-lite';
import { DIALOGS } from '#core/navigation/dialogs.ts';
import { Spinner } from '../kit/spinner.tsx';
import { styled } from '../kit/styled.ts';
import { useRegistry } from './registry.ts';
import { dialogFault } from './dialog-fault.tsx';
import { FaultViewContext } from './section-boundary.tsx';
import { SectionSlot } from './section-slot.tsx';

const Waiting = styled('div', {
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: '60',
    display: 'grid',
    placeItems: 'center',
    pointerEvents: 'none',
    animation: 'appear .2s .15s backwards',
  },
});
const WAITING = (
  <Waiting role="status" aria-label="Opening">
    <Spinner />
  </Waiting>
);

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
