import BuildingOffice2Icon from '@heroicons/react/24/outline/BuildingOffice2Icon';
import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import type { EmptyText } from '../lists/list-body.tsx';

/** Returns the text of the account list without rows. */
export const noAccounts = (narrowed: boolean): EmptyText =>
  narrowed
    ? {
        icon: MagnifyingGlassIcon,
        title: 'No matching accounts',
        text: 'Nothing matches all these filters.',
      }
    : {
        icon: BuildingOffice2Icon,
        title: 'Welcome. No accounts yet',
        text: 'Create your first account or request account numbers.',
      };
