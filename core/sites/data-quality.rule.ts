/** Counts of the data on file for an account. */
export interface QualityFacts {
  readonly contacts: number;
  /** The number of contacts called for enhanced call verification. */
  readonly ecvNumbers: number;
  readonly zones: number;
  readonly zonesWithoutText: number;
  /** A permit on file has an expiration date. */
  readonly permitExpiry: boolean;
  readonly premisesPhone: boolean;
}

/**
 * Returns how much of the data operators need is on file, in percent. All points have equal weight (domain guide 6.11
 * "Data-quality meter").
 */
export const dataQuality = (facts: QualityFacts): number => {
  const points = [
    facts.contacts > 0,
    facts.ecvNumbers >= 2,
    facts.zones > 0,
    facts.zones > 0 && facts.zonesWithoutText === 0,
    facts.permitExpiry,
    facts.premisesPhone,
  ];
  return Math.round((100 * points.filter(Boolean).length) / points.length);
};
