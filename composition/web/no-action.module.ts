import { NoActionPage } from '#ui/tests-on-site/no-action.page.tsx';
import { createSection } from './section.ts';

/** A customer's system on test; the tests themselves are a part of their own, which a dealer's screen has too. */
export const section = createSection(NoActionPage);
