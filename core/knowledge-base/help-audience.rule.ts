import { APPLICATIONS, type Application } from '../permission/application.schema.ts';
import type { HelpLook } from './help-message.schema.ts';

/** Whose pages of the help site come first for a person. */
export const helpAudience = (application: Application): HelpLook['audience'] =>
  application === APPLICATIONS.dealer
    ? 'dealer'
    : application === APPLICATIONS.customer
      ? 'customer'
      : 'staff';
