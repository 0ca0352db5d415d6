import * as outline from '@heroicons/react/24/outline';
import * as solid from '@heroicons/react/24/solid';
import type { ComponentType, SVGProps } from 'react';

type Icon = ComponentType<SVGProps<SVGSVGElement>>;

/** The icons named in the tables of core/navigation: an outline, and a solid form for the current page. */
export const NAVIGATION_ICONS: Readonly<
  Record<string, { readonly idle: Icon; readonly active: Icon }>
> = {
  'arrow-right-start-on-rectangle': {
    idle: outline.ArrowRightStartOnRectangleIcon,
    active: solid.ArrowRightStartOnRectangleIcon,
  },
  'arrow-top-right-on-square': {
    idle: outline.ArrowTopRightOnSquareIcon,
    active: solid.ArrowTopRightOnSquareIcon,
  },
  beaker: { idle: outline.BeakerIcon, active: solid.BeakerIcon },
  'bell-alert': { idle: outline.BellAlertIcon, active: solid.BellAlertIcon },
  'book-open': { idle: outline.BookOpenIcon, active: solid.BookOpenIcon },
  'bug-ant': { idle: outline.BugAntIcon, active: solid.BugAntIcon },
  'building-office-2': { idle: outline.BuildingOffice2Icon, active: solid.BuildingOffice2Icon },
  'calendar-days': { idle: outline.CalendarDaysIcon, active: solid.CalendarDaysIcon },
  'chat-bubble-left': { idle: outline.ChatBubbleLeftIcon, active: solid.ChatBubbleLeftIcon },
  'chat-bubble-left-right': {
    idle: outline.ChatBubbleLeftRightIcon,
    active: solid.ChatBubbleLeftRightIcon,
  },
  clock: { idle: outline.ClockIcon, active: solid.ClockIcon },
  'command-line': { idle: outline.CommandLineIcon, active: solid.CommandLineIcon },
  'cpu-chip': { idle: outline.CpuChipIcon, active: solid.CpuChipIcon },
  'credit-card': { idle: outline.CreditCardIcon, active: solid.CreditCardIcon },
  'document-text': { idle: outline.DocumentTextIcon, active: solid.DocumentTextIcon },
  envelope: { idle: outline.EnvelopeIcon, active: solid.EnvelopeIcon },
  'folder-open': { idle: outline.FolderOpenIcon, active: solid.FolderOpenIcon },
  home: { idle: outline.HomeIcon, active: solid.HomeIcon },
  identification: { idle: outline.IdentificationIcon, active: solid.IdentificationIcon },
  'information-circle': {
    idle: outline.InformationCircleIcon,
    active: solid.InformationCircleIcon,
  },
  key: { idle: outline.KeyIcon, active: solid.KeyIcon },
  lifebuoy: { idle: outline.LifebuoyIcon, active: solid.LifebuoyIcon },
  'magnifying-glass': { idle: outline.MagnifyingGlassIcon, active: solid.MagnifyingGlassIcon },
  map: { idle: outline.MapIcon, active: solid.MapIcon },
  megaphone: { idle: outline.MegaphoneIcon, active: solid.MegaphoneIcon },
  moon: { idle: outline.MoonIcon, active: solid.MoonIcon },
  newspaper: { idle: outline.NewspaperIcon, active: solid.NewspaperIcon },
  phone: { idle: outline.PhoneIcon, active: solid.PhoneIcon },
  'plus-circle': { idle: outline.PlusCircleIcon, active: solid.PlusCircleIcon },
  'squares-2x2': { idle: outline.Squares2X2Icon, active: solid.Squares2X2Icon },
  sun: { idle: outline.SunIcon, active: solid.SunIcon },
  swatch: { idle: outline.SwatchIcon, active: solid.SwatchIcon },
  'user-circle': { idle: outline.UserCircleIcon, active: solid.UserCircleIcon },
  'user-group': { idle: outline.UserGroupIcon, active: solid.UserGroupIcon },
};

/** Returns the icons of an entry, or the Home icons if the icon is missing. A test finds missing icons in the navigation tables. */
export const iconOf = (name: string): { readonly idle: Icon; readonly active: Icon } =>
  NAVIGATION_ICONS[name] ?? { idle: outline.HomeIcon, active: solid.HomeIcon };
