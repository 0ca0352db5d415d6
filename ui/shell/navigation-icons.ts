import ArrowRightStartOnRectangleIcon from '@heroicons/react/24/outline/ArrowRightStartOnRectangleIcon';
import ArrowTopRightOnSquareIcon from '@heroicons/react/24/outline/ArrowTopRightOnSquareIcon';
import BeakerIcon from '@heroicons/react/24/outline/BeakerIcon';
import BellAlertIcon from '@heroicons/react/24/outline/BellAlertIcon';
import BookOpenIcon from '@heroicons/react/24/outline/BookOpenIcon';
import BugAntIcon from '@heroicons/react/24/outline/BugAntIcon';
import BuildingOffice2Icon from '@heroicons/react/24/outline/BuildingOffice2Icon';
import CalendarDaysIcon from '@heroicons/react/24/outline/CalendarDaysIcon';
import ChatBubbleLeftIcon from '@heroicons/react/24/outline/ChatBubbleLeftIcon';
import ChatBubbleLeftRightIcon from '@heroicons/react/24/outline/ChatBubbleLeftRightIcon';
import ClockIcon from '@heroicons/react/24/outline/ClockIcon';
import CpuChipIcon from '@heroicons/react/24/outline/CpuChipIcon';
import CreditCardIcon from '@heroicons/react/24/outline/CreditCardIcon';
import DocumentTextIcon from '@heroicons/react/24/outline/DocumentTextIcon';
import EnvelopeIcon from '@heroicons/react/24/outline/EnvelopeIcon';
import FolderOpenIcon from '@heroicons/react/24/outline/FolderOpenIcon';
import HomeIcon from '@heroicons/react/24/outline/HomeIcon';
import IdentificationIcon from '@heroicons/react/24/outline/IdentificationIcon';
import InformationCircleIcon from '@heroicons/react/24/outline/InformationCircleIcon';
import KeyIcon from '@heroicons/react/24/outline/KeyIcon';
import LifebuoyIcon from '@heroicons/react/24/outline/LifebuoyIcon';
import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import MapIcon from '@heroicons/react/24/outline/MapIcon';
import MegaphoneIcon from '@heroicons/react/24/outline/MegaphoneIcon';
import MoonIcon from '@heroicons/react/24/outline/MoonIcon';
import NewspaperIcon from '@heroicons/react/24/outline/NewspaperIcon';
import PhoneIcon from '@heroicons/react/24/outline/PhoneIcon';
import PlusCircleIcon from '@heroicons/react/24/outline/PlusCircleIcon';
import Squares2X2Icon from '@heroicons/react/24/outline/Squares2X2Icon';
import SwatchIcon from '@heroicons/react/24/outline/SwatchIcon';
import UserCircleIcon from '@heroicons/react/24/outline/UserCircleIcon';
import UserGroupIcon from '@heroicons/react/24/outline/UserGroupIcon';
import ArrowRightStartOnRectangleSolidIcon from '@heroicons/react/24/solid/ArrowRightStartOnRectangleIcon';
import ArrowTopRightOnSquareSolidIcon from '@heroicons/react/24/solid/ArrowTopRightOnSquareIcon';
import BeakerSolidIcon from '@heroicons/react/24/solid/BeakerIcon';
import BellAlertSolidIcon from '@heroicons/react/24/solid/BellAlertIcon';
import BookOpenSolidIcon from '@heroicons/react/24/solid/BookOpenIcon';
import BugAntSolidIcon from '@heroicons/react/24/solid/BugAntIcon';
import BuildingOffice2SolidIcon from '@heroicons/react/24/solid/BuildingOffice2Icon';
import CalendarDaysSolidIcon from '@heroicons/react/24/solid/CalendarDaysIcon';
import ChatBubbleLeftSolidIcon from '@heroicons/react/24/solid/ChatBubbleLeftIcon';
import ChatBubbleLeftRightSolidIcon from '@heroicons/react/24/solid/ChatBubbleLeftRightIcon';
import ClockSolidIcon from '@heroicons/react/24/solid/ClockIcon';
import CpuChipSolidIcon from '@heroicons/react/24/solid/CpuChipIcon';
import CreditCardSolidIcon from '@heroicons/react/24/solid/CreditCardIcon';
import DocumentTextSolidIcon from '@heroicons/react/24/solid/DocumentTextIcon';
import EnvelopeSolidIcon from '@heroicons/react/24/solid/EnvelopeIcon';
import FolderOpenSolidIcon from '@heroicons/react/24/solid/FolderOpenIcon';
import HomeSolidIcon from '@heroicons/react/24/solid/HomeIcon';
import IdentificationSolidIcon from '@heroicons/react/24/solid/IdentificationIcon';
import InformationCircleSolidIcon from '@heroicons/react/24/solid/InformationCircleIcon';
import KeySolidIcon from '@heroicons/react/24/solid/KeyIcon';
import LifebuoySolidIcon from '@heroicons/react/24/solid/LifebuoyIcon';
import MagnifyingGlassSolidIcon from '@heroicons/react/24/solid/MagnifyingGlassIcon';
import MapSolidIcon from '@heroicons/react/24/solid/MapIcon';
import MegaphoneSolidIcon from '@heroicons/react/24/solid/MegaphoneIcon';
import MoonSolidIcon from '@heroicons/react/24/solid/MoonIcon';
import NewspaperSolidIcon from '@heroicons/react/24/solid/NewspaperIcon';
import PhoneSolidIcon from '@heroicons/react/24/solid/PhoneIcon';
import PlusCircleSolidIcon from '@heroicons/react/24/solid/PlusCircleIcon';
import Squares2X2SolidIcon from '@heroicons/react/24/solid/Squares2X2Icon';
import SwatchSolidIcon from '@heroicons/react/24/solid/SwatchIcon';
import UserCircleSolidIcon from '@heroicons/react/24/solid/UserCircleIcon';
import UserGroupSolidIcon from '@heroicons/react/24/solid/UserGroupIcon';
import type { ComponentType, SVGProps } from 'react';

type Icon = ComponentType<SVGProps<SVGSVGElement>>;

/** Both drawings of each icon the tables of core/navigation name: outline, and solid for the current place. */
export const NAVIGATION_ICONS: Readonly<
  Record<string, { readonly idle: Icon; readonly active: Icon }>
> = {
  'arrow-right-start-on-rectangle': {
    idle: ArrowRightStartOnRectangleIcon,
    active: ArrowRightStartOnRectangleSolidIcon,
  },
  'arrow-top-right-on-square': {
    idle: ArrowTopRightOnSquareIcon,
    active: ArrowTopRightOnSquareSolidIcon,
  },
  beaker: { idle: BeakerIcon, active: BeakerSolidIcon },
  'bell-alert': { idle: BellAlertIcon, active: BellAlertSolidIcon },
  'book-open': { idle: BookOpenIcon, active: BookOpenSolidIcon },
  'bug-ant': { idle: BugAntIcon, active: BugAntSolidIcon },
  'building-office-2': { idle: BuildingOffice2Icon, active: BuildingOffice2SolidIcon },
  'calendar-days': { idle: CalendarDaysIcon, active: CalendarDaysSolidIcon },
  'chat-bubble-left': { idle: ChatBubbleLeftIcon, active: ChatBubbleLeftSolidIcon },
  'chat-bubble-left-right': { idle: ChatBubbleLeftRightIcon, active: ChatBubbleLeftRightSolidIcon },
  clock: { idle: ClockIcon, active: ClockSolidIcon },
  'cpu-chip': { idle: CpuChipIcon, active: CpuChipSolidIcon },
  'credit-card': { idle: CreditCardIcon, active: CreditCardSolidIcon },
  'document-text': { idle: DocumentTextIcon, active: DocumentTextSolidIcon },
  envelope: { idle: EnvelopeIcon, active: EnvelopeSolidIcon },
  'folder-open': { idle: FolderOpenIcon, active: FolderOpenSolidIcon },
  home: { idle: HomeIcon, active: HomeSolidIcon },
  identification: { idle: IdentificationIcon, active: IdentificationSolidIcon },
  'information-circle': { idle: InformationCircleIcon, active: InformationCircleSolidIcon },
  key: { idle: KeyIcon, active: KeySolidIcon },
  lifebuoy: { idle: LifebuoyIcon, active: LifebuoySolidIcon },
  'magnifying-glass': { idle: MagnifyingGlassIcon, active: MagnifyingGlassSolidIcon },
  map: { idle: MapIcon, active: MapSolidIcon },
  megaphone: { idle: MegaphoneIcon, active: MegaphoneSolidIcon },
  moon: { idle: MoonIcon, active: MoonSolidIcon },
  newspaper: { idle: NewspaperIcon, active: NewspaperSolidIcon },
  phone: { idle: PhoneIcon, active: PhoneSolidIcon },
  'plus-circle': { idle: PlusCircleIcon, active: PlusCircleSolidIcon },
  'squares-2x2': { idle: Squares2X2Icon, active: Squares2X2SolidIcon },
  swatch: { idle: SwatchIcon, active: SwatchSolidIcon },
  'user-circle': { idle: UserCircleIcon, active: UserCircleSolidIcon },
  'user-group': { idle: UserGroupIcon, active: UserGroupSolidIcon },
};

/** The drawings of an entry; an icon without any is a fault of the tables, which a test finds. */
export const iconOf = (name: string): { readonly idle: Icon; readonly active: Icon } =>
  NAVIGATION_ICONS[name] ?? { idle: HomeIcon, active: HomeSolidIcon };
