import BeakerIcon from '@heroicons/react/20/solid/BeakerIcon';
import ClockIcon from '@heroicons/react/20/solid/ClockIcon';
import PencilSquareIcon from '@heroicons/react/20/solid/PencilSquareIcon';
import ShieldCheckIcon from '@heroicons/react/20/solid/ShieldCheckIcon';
import type { BulkAct } from '#core/bulk-tests/bulk-test.schema.ts';
import type { BulkAction } from './bulk-bar.look.tsx';
import type { siteRights } from '../sections/site-rights.ts';

/** Returns what a person may do to many accounts at once. */
export const bulkActs = ({
  holds,
  mayChange,
}: Pick<ReturnType<typeof siteRights>, 'holds' | 'mayChange'>): readonly BulkAct[] => [
  ...(holds('noActionRead') && mayChange('noActionEdit')
    ? (['place', 'takeOff', 'extend'] as const)
    : []),
  ...(mayChange('siteEdit') || mayChange('noActionEdit') ? (['note'] as const) : []),
];

/** The names and icons of the acts. */
export const BULK_LOOKS = {
  place: { text: 'Place on test…', icon: BeakerIcon },
  takeOff: { text: 'Take off test…', icon: ShieldCheckIcon },
  extend: { text: 'Extend test…', icon: ClockIcon },
  note: { text: 'Add note…', icon: PencilSquareIcon },
} as const satisfies Record<BulkAct, Pick<BulkAction, 'text' | 'icon'>>;

/** Returns the actions for the bar of selected rows. */
export const bulkActions = (
  acts: readonly BulkAct[],
  onRun: (act: BulkAct) => void,
): readonly BulkAction[] =>
  acts.map((act) => ({ id: act, ...BULK_LOOKS[act], onRun: () => onRun(act) }));
