import type { Look, Stride } from './stride.ts';
import type { Walker } from './walker.ts';

/** Username of the mailed report's recipient, who opens the report without a session. */
const READER = 'dealer.admin';
const BROWSER = { variant: 'dealer' } as const;
const ADDRESS = 'dealer.admin@example.com';

const mailed = { actor: READER, from: BROWSER } as const;
const link = async (walker: Walker) => ({ id: await walker.mailedReport(ADDRESS) });
const looks = { before: 'askForReport', params: link } as const;

/** Steps of a mailed report link: requesting the code, exchanging it for a token and, after expiry, requesting a new link. */
export const REPORT_LINKS: readonly Stride[] = [
  {
    ...mailed,
    operationId: 'requestReportCode',
    body: async (walker) => ({
      contactMethodValue: await walker.mailedReport(ADDRESS),
      type: 'email',
      mfaType: 4,
    }),
  },
  {
    ...mailed,
    operationId: 'verifyReportCode',
    body: async (walker) => ({
      code: await walker.code(),
      reportLinkCode: await walker.mailedReport(ADDRESS),
    }),
  },
  {
    ...mailed,
    operationId: 'askForReport',
    params: async (walker) => ({ id: await walker.expire(await walker.mailedReport(ADDRESS)) }),
  },
];

/** Reads with a mailed report link. */
export const LOOKS_AT_REPORT_LINKS: readonly Look[] = [
  { ...looks, operationId: 'lookAtReportLink', actor: null, from: BROWSER },
  { ...looks, operationId: 'readLinkedReport', actor: 'dealer.limited' },
  { ...looks, operationId: 'downloadOwnReport', actor: 'dealer.limited' },
  {
    ...looks,
    operationId: 'downloadLinkedReport',
    actor: READER,
    from: BROWSER,
    reportToken: (walker) => walker.said('verifyReportCode', 'user_token'),
  },
];
