import { DEFAULT_BRANDING } from '#core/branding/branding.schema.ts';
import type { DemoGroup } from './demo-world.ts';

/** Every group of the demo world keeps the clock of its coast. */
export const DEMO_TIME_ZONE = 'America/New_York';

const HARBOR_POINT = {
  displayName: 'Harbor Point Alarm',
  headerLogoUrl: '/brand/demo-dealer-harbor-point-light.svg',
  darkHeaderLogoUrl: '/brand/demo-dealer-harbor-point-dark.svg',
  supportPhone: '(207) 555-0101',
  website: 'https://harbor-point.example.com',
};

const common = {
  kind: 'Dealer',
  parent: null,
  beta: true,
  answeringServiceEnabled: false,
  timeZone: DEMO_TIME_ZONE,
  verifyTests: false,
  teamDomain: null,
  branding: DEFAULT_BRANDING,
} as const;

/** Site groups, parents before branches because rows are written in this order (domain guide 9.3). */
export const DEMO_GROUPS: readonly DemoGroup[] = [
  {
    ...common,
    siteGroupNum: 4471,
    name: 'Harbor Point Alarm',
    teamDomain: 'harbor',
    branding: HARBOR_POINT,
  },
  {
    ...common,
    siteGroupNum: 4472,
    name: 'Harbor Point Alarm North',
    kind: 'Branch',
    verifyTests: true,
    parent: 4471,
    branding: HARBOR_POINT,
  },
  {
    ...common,
    siteGroupNum: 4473,
    name: 'Harbor Point Alarm Coast',
    kind: 'Branch',
    parent: 4471,
    branding: HARBOR_POINT,
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
