import { holdStage } from '#adapters/http/hold.stage.ts';
import { failureStage } from '#adapters/http/failure.stage.ts';
import { tokenStage } from '#adapters/http/token.stage.ts';
import { HoldRequest } from '#core/gating/hold-request.use-case.ts';
import { SessionContext } from '#core/session/session-context.ts';

/** The parts of the product that the model uses. Copies with a planted fault have the same parts. */
export const product = { SessionContext, HoldRequest, holdStage, tokenStage, failureStage };
export type Product = typeof product;
