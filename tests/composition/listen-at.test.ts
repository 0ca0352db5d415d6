import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { metricsAddress, tryAddress } from '#composition/server/listen-at.ts';

it('says which setting to change when a port is taken', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const { port } = holder.address() as AddressInfo;
  const taken = `Port ${String(port)} on 127.0.0.1 is already in use. Stop the program that uses it, or set`;
  await expect(tryAddress('127.0.0.1', metricsAddress(port))).rejects.toThrow(
    `${taken} METRICS_PORT to another number.`,
  );
  await expect(tryAddress('127.0.0.1', { port })).rejects.toThrow(
    `${taken} PORT to another number (this server needs PORT and the three ports after it).`,
  );
  await new Promise((resolve) => holder.close(resolve));
  await tryAddress('127.0.0.1', metricsAddress(port));
});
