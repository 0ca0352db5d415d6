/** Counts of the data stored for an account. */
export interface QualityFacts {
  readonly contacts: number;
  /** The number of contacts who are called for enhanced call verification. */
  readonly ecvNumbers: number;
  readonly zones: number;
  readonly zonesWithoutText: number;
  /** True if a stored permit has an expiration date. */
  readonly permitExpiry: boolean;
  readonly premisesPhone: boolean;
}

/**
 * Returns what percentage of the data needed by operators is stored (domain guide 6.11 "Data-quality meter"). All items
 * have equal weight.
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
