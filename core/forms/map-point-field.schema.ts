import * as z from 'zod/mini';
import { boundedText } from './bounded-text.schema.ts';
import { optionalText } from './create-form.schema.ts';
import { readMapPoint } from '../kernel/read-map-point.rule.ts';

/** Maximum length of what is pasted: links of maps are long. */
const PASTED = 500;

/** The form field of a site's location, stored as "latitude, longitude". Null means that the address says where it is. */
export const mapPointField = {
  ...optionalText(
    boundedText(PASTED).check(
      z.overwrite((typed) => readMapPoint(typed) ?? typed),
      z.refine(
        (typed) => readMapPoint(typed) !== null,
        'Enter latitude and longitude, such as 43.6571, -70.2534, or a link from a map',
      ),
    ),
  ),
  label: 'Map point',
};
