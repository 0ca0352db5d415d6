import { APPLICATIONS, type Application } from '../permission/application.schema.ts';
import type { HelpLook } from './help-message.schema.ts';

/** Returns the audience whose pages the help site shows first, by application. */
export const helpAudience = (application: Application): HelpLook['audience'] =>
  application === APPLICATIONS.dealer
    ? 'dealer'
    : application === APPLICATIONS.customer
      ? 'customer'
      : 'staff';
