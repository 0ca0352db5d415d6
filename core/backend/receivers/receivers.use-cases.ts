import { ok } from '../../kernel/result.ts';
import type { AuditEntry } from '../audit.trail.port.ts';
import type { ReceiverPurpose } from '../../permission/receiver-purposes.ts';
import type { BackendPorts } from '../backend-ports.ts';
import { noteOperator } from '../note-operator.operation.ts';
import { refusalOf, type Reply } from '../refusal.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { ListedReceiver } from './receiver.repository.port.ts';

/** How long a receiver's old API key stays valid after a rotation, in milliseconds. */
export const KEY_OVERLAP_MS = 86400000;

type Ports = Pick<BackendPorts, 'unitOfWork' | 'clock' | 'ids' | 'secrets'>;

const note = (
  tx: Transaction,
  ports: Ports,
  operation: string,
  name: string,
  result: AuditEntry['result'],
): Promise<void> => noteOperator(tx, ports, { operation, target: `receiver ${name}`, result });

const unknown = (name: string) =>
  refusalOf('unacceptable', 'noReceiver', `There is no active receiver named ${name}.`);

/** Use cases for administering receivers. An API key is returned once, when it is created, and stored only as a hash. */
export const createReceivers = (ports: Ports) => ({
  /** Adds a receiver for one purpose and returns its API key. A name can never be used again. */
  addReceiver: (name: string, purpose: ReceiverPurpose = 'signals'): Reply<{ key: string }> =>
    ports.unitOfWork.run(async (tx) => {
      const key = ports.secrets.token();
      const receiver = { id: ports.ids.next(), name };
      const { clock, secrets } = ports;
      const added = await tx.receivers.add(receiver, secrets.digest(key), clock.now(), purpose);
      await note(tx, ports, 'receiver.add', name, added ? 'ok' : 'refused');
      return added
        ? ok({ key })
        : refusalOf('unacceptable', 'receiverTaken', `There is already a receiver named ${name}.`);
    }),

  /** Returns a new API key for a receiver. The old key stays valid for one more day. */
  rotateReceiver: (name: string): Reply<{ key: string; oldUntil: number }> =>
    ports.unitOfWork.run(async (tx) => {
      const now = ports.clock.now();
      const key = ports.secrets.token();
      const oldUntil = now + KEY_OVERLAP_MS;
      const rotated = await tx.receivers.rotate(name, ports.secrets.digest(key), now, oldUntil);
      await note(tx, ports, 'receiver.rotate', name, rotated ? 'ok' : 'refused');
      return rotated ? ok({ key, oldUntil }) : unknown(name);
    }),

  /** Revokes a receiver and all its API keys. */
  revokeReceiver: (name: string): Reply =>
    ports.unitOfWork.run(async (tx) => {
      const revoked = await tx.receivers.revoke(name, ports.clock.now());
      await note(tx, ports, 'receiver.revoke', name, revoked ? 'ok' : 'refused');
      return revoked ? ok({}) : unknown(name);
    }),

  listReceivers: (): Promise<readonly ListedReceiver[]> =>
    ports.unitOfWork.read((tx) => tx.receivers.list(ports.clock.now())),
});
