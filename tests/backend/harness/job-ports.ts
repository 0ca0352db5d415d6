import { reportFiles } from '#tests/backend/harness/report-files.ts';
import type { KeyRing } from '#adapters/server/secrets/key-ring.ts';
import { NodeSecretSource } from '#adapters/server/secrets/node-secret-source.ts';
import type { RunnerPorts } from '#core/backend/jobs/job-runner.ts';

const key = { id: 'k', bytes: Buffer.alloc(32, 4) };
const ring: KeyRing = { current: key, byId: (id) => (id === key.id ? key : null) };

/** Ports for writing and sending, used by job runners without a test world. */
export const jobPorts: Pick<RunnerPorts, 'secrets' | 'publicUrls' | 'reportFiles'> = {
  secrets: new NodeSecretSource({ codes: ring, refresh: ring }),
  publicUrls: { dealer: 'https://portal.example.com', consumer: 'https://home.example.com' },
  reportFiles,
};
