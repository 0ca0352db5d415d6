import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { DIALOGS } from '#core/navigation/dialogs.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import { OpeningSpinner } from './opening-spinner.look.tsx';
import { useRegistry } from './registry.ts';
import { FaultViewContext, SectionSlot, type FaultView } from './section-slot.tsx';
import { useToasts } from './notices.tsx';

const DialogFault = () => {
  const registry = useRegistry();
  const toasts = useToasts();
  useEffect(() => {
    toasts.show({ tone: 'alarm', title: MESSAGES.navigate, durationMs: DURATIONS.toastShort });
    registry.create('dialogs').close();
  }, [registry, toasts]);
  return null;
};

/** If a dialog fails to load or render, closes it and shows a toast. The screen below stays (spec §8 "navigating"). */
const dialogFault: FaultView = () => <DialogFault />;

const WAITING = <OpeningSpinner />;

/** Renders the requested dialog. A dialog closes itself through `dialogs` in the registry. */
export const DialogHost = observer(() => {
  const { request } = useRegistry().create('dialogs');
  const section = DIALOGS.find((name) => name === request?.name);
  return section === undefined ? null : (
    <FaultViewContext value={dialogFault}>
      <SectionSlot key={section} name={section} waiting={WAITING} />
    </FaultViewContext>
  );
});
