/** Languages a zone may be sent in (domain guide 6.3 "Format"). */
export const ZONE_FORMATS = ['CID', 'SIA', '4×2', '3×1'] as const;
export type ZoneFormat = (typeof ZONE_FORMATS)[number];

/** The formats as people call them. */
export const FORMAT_NAMES: Readonly<Record<ZoneFormat, string>> = {
  CID: 'Contact ID',
  SIA: 'SIA',
  '4×2': '4×2',
  '3×1': '3×1',
};

/** How an alarm of a zone is made sure of. */
export const VERIFY_TYPES = ['none', 'video', 'audio', 'cross-zone'] as const;
export type VerifyType = (typeof VERIFY_TYPES)[number];

/** The same in words. */
export const VERIFY_NAMES: Readonly<Record<VerifyType, string>> = {
  none: 'None',
  video: 'Video',
  audio: 'Audio',
  'cross-zone': 'Cross-zone',
};

/** Where a definition came from. */
export const ZONE_SOURCES = ['site', 'template', 'dealer'] as const;
export type ZoneSource = (typeof ZONE_SOURCES)[number];

/** The same in words. */
export const SOURCE_NAMES: Readonly<Record<ZoneSource, string>> = {
  site: 'Site',
  template: 'Template',
  dealer: 'Dealer default',
};

/** What a zone sent in the test that runs; the last one where the test leaves it out (domain guide 10 "Test zone"). */
export const ZONE_TEST_STATES = ['Waiting', 'Received', 'Restored', 'Not on test'] as const;
export type ZoneTestState = (typeof ZONE_TEST_STATES)[number];
