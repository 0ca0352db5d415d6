import type { ApiRequest } from '#core/gating/api-request.ts';
import { failureStage } from './failure.stage.ts';
import { holdStage } from './hold.stage.ts';
import type { Answer, Final, Handler, Outgoing, Part } from './stage.ts';
import { stampStage } from './stamp.stage.ts';
import { tokenStage } from './token.stage.ts';

export type PipelineParts = Parameters<typeof stampStage>[0] &
  Parameters<typeof holdStage>[0] &
  Omit<Parameters<typeof tokenStage>[0], 'apiBase'>;

/** Chains the stages in this order: stamp → hold → token → failure → transport (gating README "Where it lives"). */
export const pipeline = (
  parts: PipelineParts,
  send: Handler<Outgoing, Answer>,
): Handler<ApiRequest, Final | Part> => {
  const stamp = stampStage(parts);
  const hold = holdStage(parts);
  const token = tokenStage({ ...parts, apiBase: parts.origins.apiBase });
  const failure = failureStage(parts);
  return stamp(hold(token(failure(send))));
};
