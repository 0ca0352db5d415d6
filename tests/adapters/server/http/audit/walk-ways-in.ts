import { codeOf } from '../../sso/sso-portal.ts';
import { PASSWORD, type Stride } from './stride.ts';

const DEALER = { variant: 'dealer' } as const;
const CUSTOMER = { variant: 'consumer' } as const;
const TRAVELLER = { variant: 'dealer' } as const;

/** Steps that sign users in, one for each sign-in method. */
export const WAYS_IN: readonly Stride[] = [
  {
    operationId: 'credentialLogin',
    actor: 'dealer.limited',
    from: DEALER,
    body: () => ({
      username: 'dealer.limited',
      password: PASSWORD,
      internal: false,
      returnUrl: null,
      clientIp: null,
    }),
  },
  {
    operationId: 'requestLoginProof',
    actor: 'dealer.limited',
    from: DEALER,
    body: () => ({ login: 'dealer.limited' }),
  },
  {
    operationId: 'proveLoginContact',
    actor: 'dealer.limited',
    from: DEALER,
    body: async (walker) => ({ login: 'dealer.limited', code: await walker.code() }),
  },
  {
    operationId: 'consumerLogin',
    actor: 'newcomer@example.com',
    from: CUSTOMER,
    body: () => ({ email: 'newcomer@example.com', password: PASSWORD }),
  },
  {
    operationId: 'ssoExchange',
    actor: 'dealer.sso',
    from: TRAVELLER,
    body: async (walker) => {
      const browser = await walker.browser(TRAVELLER);
      return { ssoCode: codeOf(await browser.travel('Okta', 'mia.torres')) };
    },
  },
];

/** Steps at the end of the walk that sign users out. */
export const WAYS_OUT: readonly Stride[] = [
  { operationId: 'accountLogout', actor: 'dealer.limited' },
  { operationId: 'msaLogout', actor: 'newcomer@example.com' },
];

/** Writes that renew a session without an audit entry. */
export const SILENT: readonly Stride[] = [
  { operationId: 'accountRefresh', actor: 'dealer.limited' },
  { operationId: 'msaRefresh', actor: 'newcomer@example.com' },
];
