import { DeskCards } from '#ui/support/desk-cards.tsx';
import { createSection } from './section.ts';
import { supportDesk } from './support-desk.ts';

/** Who waits and which visits run, on the staff's Home. */
export const section = createSection(DeskCards, { deskCards: supportDesk });
