import { met, notApplicable, type Requirement } from './requirement.ts';

const NO_GRAPHQL = 'There is no GraphQL.';
const NO_WEBSOCKET = 'There is no WebSocket.';

/** V4 API and web service. */
export const API: readonly Requirement[] = [
  met(
    'V4.1.1',
    1,
    'Every body names its type, texts their charset',
    'tests/adapters/server/pages/static-files.test.ts',
    'tests/adapters/server/pages/pages.test.ts',
    'tests/adapters/server/http/answers.test.ts',
  ),
  met(
    'V4.1.2',
    2,
    'The API never redirects http to https',
    'tests/adapters/server/http/message-bounds.test.ts',
  ),
  met(
    'V4.1.3',
    2,
    'Forwarding headers count from named proxies only',
    'tests/adapters/server/http/edge-rules.prop.test.ts',
  ),
  met(
    'V4.2.1',
    2,
    'One reading of where a message ends',
    'tests/adapters/server/http/message-bounds.test.ts',
  ),
  notApplicable('V4.3.1', 2, 'Cost of nested queries', NO_GRAPHQL),
  notApplicable('V4.3.2', 2, 'Introspection', NO_GRAPHQL),
  notApplicable('V4.4.1', 1, 'Encrypted sockets', NO_WEBSOCKET),
  notApplicable('V4.4.2', 2, 'Origin at the handshake', NO_WEBSOCKET),
  notApplicable('V4.4.3', 2, 'Tokens for sockets', NO_WEBSOCKET),
  notApplicable('V4.4.4', 2, 'Socket tokens by way of the session', NO_WEBSOCKET),
];
