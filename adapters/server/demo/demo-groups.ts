import { DEFAULT_BRANDING, type BrandingValues } from '#core/branding/branding-values.schema.ts';
import { REPORT_LOGO } from './demo-report-logo.ts';
import type { DemoGroup } from './demo-world.ts';

/** The time zone of every group in the demo data. */
export const DEMO_TIME_ZONE = 'America/New_York';

/** The branding of the dealer that the demo's sign-in page shows. */
export const HARBOR_POINT: BrandingValues = {
  ...DEFAULT_BRANDING,
  displayName: 'Harbor Point Alarm',
  headerLogoUrl: '/brand/demo-dealer-harbor-point-light.svg',
  darkHeaderLogoUrl: '/brand/demo-dealer-harbor-point-dark.svg',
  supportPhone: '(207) 555-0101',
  website: 'https://harbor-point.example.com',
  supportEmail: 'help@harbor-point.example.com',
  supportHours: 'Monday to Friday, 8 am to 6 pm',
  fromName: 'Harbor Point Alarm',
  mailFooter: 'Harbor Point Alarm · 40 Wharf Street, Port Alder · (207) 555-0101',
  reportLogoUrl: REPORT_LOGO.url,
};

const common = {
  kind: 'Dealer',
  parent: null,
  beta: true,
  answeringServiceEnabled: false,
  timeZone: DEMO_TIME_ZONE,
  verifyTests: false,
  teamDomain: null,
  looks: DEFAULT_BRANDING,
} as const;

/** Site groups, each parent before its branches, because rows are inserted in this order (domain guide 9.3). */
export const DEMO_GROUPS: readonly DemoGroup[] = [
  {
    ...common,
    siteGroupNum: 4471,
    name: 'Harbor Point Alarm',
    teamDomain: 'harbor',
    looks: HARBOR_POINT,
  },
  {
    ...common,
    siteGroupNum: 4472,
    name: 'Harbor Point Alarm North',
    kind: 'Branch',
    verifyTests: true,
    parent: 4471,
  },
  {
    ...common,
    siteGroupNum: 4473,
    name: 'Harbor Point Alarm Coast',
    kind: 'Branch',
    parent: 4471,
  },
  { ...common, siteGroupNum: 4480, name: 'Old Mill Security', beta: false },
  {
    ...common,
    siteGroupNum: 4490,
    name: 'Bluestone Protection',
    kind: 'Service company',
    answeringServiceEnabled: true,
  },
  { ...common, siteGroupNum: 4495, name: 'Fernway Safety' },
];

const block = (
  site_group_num: number,
  prefix: string,
  [first_num, last_num]: readonly [number, number],
  kind: 'assigned' | 'reserved' = 'assigned',
) => ({ site_group_num, prefix, first_num, last_num, kind });

/** Account number ranges that the provider assigned to groups. The newest dealer has no range (domain guide 6.10, 6.18). */
export const DEMO_NUMBER_BLOCKS = [
  block(4471, 'HP', [1000, 1999]),
  block(4472, 'HP', [2500, 2999]),
  block(4473, 'HP', [2000, 2499]),
  block(4473, 'HP', [2450, 2499], 'reserved'),
  block(4480, 'OM', [1000, 2999]),
  block(4490, 'BP', [1000, 2999]),
  block(4490, 'BP', [2900, 2999], 'reserved'),
] as const;
