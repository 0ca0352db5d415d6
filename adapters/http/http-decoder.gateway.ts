import type { DecoderGateway } from '#core/decoder/decoder.gateway.port.ts';
import { tellSignal, TOLD_SIGNALS } from '#core/signals/told-signal.rule.ts';
import type { ApiClient } from './api-client.ts';
import { historyRoutes } from '../wire/history.routes.ts';

/** The judge of signals over HTTP; the text that was pasted stays here. */
export const httpDecoderGateway = (client: ApiClient): DecoderGateway => ({
  foresee: (xmit, signals) =>
    client.call(historyRoutes.foreseeSignals, {
      xmit,
      signals: signals.slice(0, TOLD_SIGNALS).map(tellSignal).join(','),
    }),
});
