import { ZONE_LIMITS } from '../../zones/zone-limits.ts';
import { refusalOf } from '../refusal.ts';

/** Refusal: another zone definition has the same device, area, number and signal code (domain guide 6.3 "Rules"). */
export const ZONE_TAKEN = refusalOf(
  'conflict',
  'zoneTaken',
  'A zone with this number, area and signal code exists already on this device.',
);

/** Refusal: the site would have more than the maximum number of zones. */
export const TOO_MANY_ZONES = refusalOf(
  'unacceptable',
  'tooManyZones',
  `A site has at most ${ZONE_LIMITS.perSite} zones.`,
);

/** Refusal: the device does not belong to the site. */
export const NO_SUCH_DEVICE = refusalOf(
  'unacceptable',
  'noSuchDevice',
  'This device is not one of the site any more. Please load the zones again.',
);

/** Refusal: a customer tried to change more than the description (domain guide 6.3 "Rules"). */
export const DESCRIPTION_ONLY = refusalOf(
  'unacceptable',
  'descriptionOnly',
  'You can change the description of a zone. Everything else is changed by your dealer.',
);

/** Refusal: the id belongs to another zone. The refusal reveals nothing about that zone. */
export const ID_TAKEN = refusalOf(
  'conflict',
  'idTaken',
  'This could not be added. Please close the form and open it again.',
);

/** Refusal: the checked import has expired or belongs to another user. */
export const IMPORT_GONE = refusalOf(
  'conflict',
  'importGone',
  'This check is too old. Please choose the file again.',
);

/** Refusal: no row of the file changes anything. */
export const NOTHING_TO_IMPORT = refusalOf(
  'unacceptable',
  'nothingToImport',
  'No row of this file adds or changes a zone.',
);
