import { ZONE_LIMITS } from '../../zones/zone-limits.ts';
import { refusalOf } from '../refusal.ts';

/** Refusal: another zone definition has the same device, area, number and signal code (domain guide 6.3 "Rules"). */
export const ZONE_TAKEN = refusalOf(
  'conflict',
  'zoneTaken',
  'This device already has a zone with this number, area and signal code.',
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
  'This device no longer belongs to the site. Please reload the zones.',
);

/** Refusal: a customer tried to change more than the description (domain guide 6.3 "Rules"). */
export const DESCRIPTION_ONLY = refusalOf(
  'unacceptable',
  'descriptionOnly',
  'You can change a zone’s description. Ask your dealer to change anything else.',
);

/** Refusal: the id belongs to another zone. The refusal reveals nothing about that zone. */
export const ID_TAKEN = refusalOf(
  'conflict',
  'idTaken',
  'This couldn’t be added. Please close the form and open it again.',
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
  'This file doesn’t add or change any zones.',
);
