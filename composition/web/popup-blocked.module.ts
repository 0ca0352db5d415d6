import { ContainerModule } from 'inversify';
import { PopupBlockedDialog } from '#ui/classic/popup-blocked.dialog.tsx';
import type { Section } from './section.ts';

/** Another try for a window that was blocked; what it presses is bound with the shell. */
export const popupBlocked: Section = {
  module: new ContainerModule(() => undefined),
  Component: PopupBlockedDialog,
};
