import { PopupBlockedDialog } from '#ui/classic/popup-blocked.dialog.tsx';
import { createSection } from './section.ts';

/** What to do where the browser held back the window of the classic portal. */
export const section = createSection(PopupBlockedDialog);
