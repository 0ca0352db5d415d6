import { ZONE_LIMITS } from '../../zones/zone-limits.ts';
import { refusalOf } from '../refusal.ts';

/** Another definition has the same device, area, number and signal code (domain guide 6.3 "Rules"). */
export const ZONE_TAKEN = refusalOf(
  'conflict',
  'zoneTaken',
  'A zone with this number, area and signal code exists already on this device.',
);

/** The site has as many zones as a site may have. */
export const TOO_MANY_ZONES = refusalOf(
  'unacceptable',
  'tooManyZones',
  `A site has at most ${ZONE_LIMITS.perSite} zones.`,
);

/** The device is none of the site's. */
export const NO_SUCH_DEVICE = refusalOf(
  'unacceptable',
  'noSuchDevice',
  'This device is not one of the site any more. Please load the zones again.',
);

/** A customer wanted to change more than the words (domain guide 6.3 "Rules"). */
export const DESCRIPTION_ONLY = refusalOf(
  'unacceptable',
  'descriptionOnly',
  'You can change the description of a zone. Everything else is changed by your dealer.',
);

/** The id names another zone, which the caller learns nothing about. */
export const ID_TAKEN = refusalOf(
  'conflict',
  'idTaken',
  'This could not be added. Please close the form and open it again.',
);

/** The check an import begins with is gone, or was another person's. */
export const IMPORT_GONE = refusalOf(
  'conflict',
  'importGone',
  'This check is too old. Please choose the file again.',
);

/** Nothing in the file would change anything. */
export const NOTHING_TO_IMPORT = refusalOf(
  'unacceptable',
  'nothingToImport',
  'No row of this file adds or changes a zone.',
);
