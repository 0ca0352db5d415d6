import { ContainerModule } from 'inversify';
import { EndSessionsDialog } from '#ui/impersonation/end-sessions.dialog.tsx';
import type { Section } from './section.ts';

/** The question before Log Out ends both sessions of an impersonation. */
export const endSessions: Section = {
  module: new ContainerModule(() => undefined),
  Component: EndSessionsDialog,
};
