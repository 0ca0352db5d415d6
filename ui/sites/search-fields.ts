import BuildingOffice2Icon from '@heroicons/react/20/solid/BuildingOffice2Icon';
import CpuChipIcon from '@heroicons/react/20/solid/CpuChipIcon';
import HashtagIcon from '@heroicons/react/20/solid/HashtagIcon';
import MapPinIcon from '@heroicons/react/20/solid/MapPinIcon';
import PhoneIcon from '@heroicons/react/20/solid/PhoneIcon';
import type { ComponentType, SVGProps } from 'react';
import type { RecentSearch } from '#core/sites/recent-search.schema.ts';
import type { SearchField } from '#core/sites/site.schema.ts';

/** What each field is called; the account number is the transmitter code (domain guide 3). */
export const FIELD_NAMES: Readonly<Record<RecentSearch['key'], string>> = {
  any: 'Any field',
  transmitter: 'Account number',
  name: 'Site name',
  address: 'Address',
  phone: 'Phone',
  number: 'Site number',
};

/** The chips of the dialog in their order; null looks at all fields. */
export const FIELD_CHIPS: readonly (SearchField | null)[] = [
  null,
  'transmitter',
  'name',
  'address',
  'phone',
  'number',
];

/** Where a site was found. */
export const FIELD_ICONS: Readonly<Record<SearchField, ComponentType<SVGProps<SVGSVGElement>>>> = {
  transmitter: CpuChipIcon,
  name: BuildingOffice2Icon,
  address: MapPinIcon,
  phone: PhoneIcon,
  number: HashtagIcon,
};
