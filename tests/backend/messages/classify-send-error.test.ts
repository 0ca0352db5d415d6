import { expect, it } from 'vitest';
import {
  classifySendError,
  type SendError,
} from '#core/backend/messages/classify-send-error.rule.ts';

const NOTHING: SendError = { code: null, message: 'Error', stage: null, status: null, reply: null };

const SAID: readonly (readonly [string, Partial<SendError>, string | null])[] = [
  ['absent', { code: 'NO_TRANSPORT', message: 'Error: No transport' }, 'NO_TRANSPORT'],
  [
    'dns',
    { code: 'EDNS', message: 'getaddrinfo ENOTFOUND mail.invalid', stage: 'CONN' },
    'ENOTFOUND',
  ],
  ['refused', { code: 'ESOCKET', message: 'connect ECONNREFUSED 127.0.0.1:1' }, 'ECONNREFUSED'],
  ['unreachable', { code: 'ESOCKET', message: 'connect EHOSTUNREACH 10.0.0.1:25' }, 'EHOSTUNREACH'],
  ['timeout', { code: 'ETIMEDOUT', message: 'Greeting never received' }, 'ETIMEDOUT'],
  ['timeout', { message: 'TimeoutError: The operation was aborted due to timeout' }, null],
  ['certificateExpired', { code: 'ESOCKET', message: 'certificate has expired' }, 'ESOCKET'],
  ['certificateName', { message: "Hostname/IP does not match certificate's altnames" }, null],
  ['certificateUnknown', { message: 'self-signed certificate in certificate chain' }, null],
  [
    'certificateUnknown',
    { code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' },
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  ],
  ['tls', { code: 'ETLS', stage: 'STARTTLS', status: 500, reply: '500 what?' }, '500'],
  ['tls', { code: 'ESOCKET', message: 'error:0A00010B:SSL routines:wrong version' }, 'ESOCKET'],
  [
    'auth',
    { code: 'EAUTH', stage: 'AUTH PLAIN', status: 535, reply: '535-5.7.8 Bad' },
    '535 5.7.8',
  ],
  ['auth', { code: 'EENVELOPE', stage: 'MAIL FROM', status: 530, reply: '530 log in' }, '530'],
  ['auth', { stage: 'POST', status: 401, reply: 'no' }, '401'],
  [
    'later',
    { code: 'EAUTH', stage: 'AUTH PLAIN', status: 454, reply: '454 4.7.0 later' },
    '454 4.7.0',
  ],
  ['later', { code: 'EENVELOPE', stage: 'RCPT TO', status: 450, reply: '450 greylisted' }, '450'],
  [
    'mailbox',
    { code: 'EENVELOPE', stage: 'RCPT TO', status: 550, reply: '550 5.1.1 no' },
    '550 5.1.1',
  ],
  ['sender', { code: 'EENVELOPE', stage: 'MAIL FROM', status: 553, reply: '553 no' }, '553'],
  ['rejected', { code: 'EMESSAGE', stage: 'DATA', status: 554, reply: '554 spam' }, '554'],
  ['gateway', { stage: 'POST', status: 500, reply: 'oops' }, '500'],
  ['protocol', { code: 'EPROTOCOL', stage: 'CONN', reply: 'HTTP/1.1 400 bad' }, 'EPROTOCOL'],
  ['closed', { code: 'ECONNECTION', message: 'Connection closed unexpectedly' }, 'ECONNECTION'],
  ['unknown', { message: 'something else' }, null],
];

it.each(SAID)('names the cause %s of %j', (cause, given, code) => {
  expect(classifySendError({ ...NOTHING, ...given }, [])).toMatchObject({ cause, code });
});
