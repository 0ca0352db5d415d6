import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { historyRoutes } from '#adapters/wire/history.routes.ts';
import { DecoderPart } from '#ui/decoder/decoder.part.tsx';
import { DecoderViewModel } from '#ui/decoder/decoder.view-model.ts';
import { createSection } from './section.ts';

/** The decoder of signals in Resources; what was pasted is there again as long as the page lives. */
export const section = createSection(
  DecoderPart,
  {},
  { decoder: ({ client }) => new DecoderViewModel(gatewayOf(client, historyRoutes)) },
);
