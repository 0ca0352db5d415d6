import { EndSessionsDialog } from '#ui/impersonation/end-sessions.dialog.tsx';
import { createSection } from './section.ts';

/** The question before both sessions end. */
export const section = createSection(EndSessionsDialog);
