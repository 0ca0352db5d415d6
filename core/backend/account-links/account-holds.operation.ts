import type { OperationPorts } from '../backend-ports.ts';
import { addressKey } from '../limits/address-key.rule.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import type { Hold } from '../limits/take-all.operation.ts';
import { foldAccountNumber } from './fold-passcode.rule.ts';

/** What a guess at an account passcode is counted by, wherever it is made; people type the passcode into the wrong field, so the number is counted by its digest (SECURITY.md §2.4). */
export const accountHolds = (
  ports: Pick<OperationPorts, 'secrets'>,
  address: string,
  accountNumber: string,
): readonly Hold[] => [
  {
    bucket: BUCKETS.linkNumber,
    key: ports.secrets.digest(`account:${foldAccountNumber(accountNumber)}`),
  },
  { bucket: BUCKETS.linkAddress, key: addressKey(address) },
];
