/** What of an account is on file, counted. */
export interface QualityFacts {
  readonly contacts: number;
  /** Contacts called for enhanced call verification. */
  readonly ecvNumbers: number;
  readonly zones: number;
  readonly zonesWithoutText: number;
  /** A permit on file says until when it counts. */
  readonly permitExpiry: boolean;
  readonly premisesPhone: boolean;
}

/** How much of what operators need is on file, in percent: each point counts alike (domain guide 6.11 "Data-quality meter"). */
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
