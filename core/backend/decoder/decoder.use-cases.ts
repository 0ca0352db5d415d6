import { ok } from '../../kernel/result.ts';
import type { ForeseenSignals } from '../../signals/foreseen.schema.ts';
import type { DecodedSignal } from '../../signals/signal.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { foreseeSignals } from '../signals/foresee-signals.operation.ts';
import { guessOf, type ListInput, lookUp } from '../sites/list-sites.operation.ts';
import { siteViewer } from '../sites/site-viewer.operation.ts';

/** Use case that predicts the effect of signals at a dealer's account. Writes nothing (domain guide 6.15). */
export const createDecoder = (ports: Pick<BackendPorts, 'unitOfWork' | 'clock'>) => ({
  /** Evaluates signals one after another as if they arrived now. A transmitter of another dealer is answered like an unknown one. */
  foreseeSignals: async (
    caller: SessionCaller,
    {
      xmit,
      signals,
      ...input
    }: ListInput & { readonly xmit: string; readonly signals: readonly DecodedSignal[] },
  ): Reply<ForeseenSignals> => {
    const viewer = siteViewer(caller, input);
    if (viewer === null) return NOT_FOUND;
    const now = ports.clock.now();
    const where = { viewer, guess: guessOf(caller), now };
    const read = await lookUp(ports, caller, `transmitter ${xmit}`, (tx) =>
      tx.history.device(where, xmit),
    );
    if (!read.ok) return read;
    const zones = signals.flatMap(({ zone }) => zone?.replace(/^0+/, '') ?? []);
    const device = await ports.unitOfWork.read((tx) =>
      tx.history.deviceState(read.value, [...new Set(zones)], now),
    );
    if (device === null) return NOT_FOUND;
    const { siteNum, devNum, siteName, xmit: transmitterCode } = read.value;
    return ok({
      siteNum,
      devNum,
      siteName,
      transmitterCode,
      signals: [...foreseeSignals(device, signals, now)],
    });
  },
});
