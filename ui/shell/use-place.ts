import { useLocation } from 'react-router-dom';
import { readPlace, type Place } from '#core/navigation/read-place.rule.ts';

/** Dealer, site and device the address names (spec §2.2); anything but whole numbers counts as not said. */
export const usePlace = (): Place => {
  const query = new URLSearchParams(useLocation().search);
  return readPlace((name) => query.get(name));
};
