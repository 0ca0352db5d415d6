import * as z from 'zod/mini';

/** A remembered browser as its owner sees it; times are ISO instants. */
export const rememberedDeviceSchema = z.object({
  id: z.string(),
  /** Browser and system in words, as far as they were told when it was remembered. */
  label: z.string(),
  rememberedAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
  expiresAt: z.string(),
  /** Whether it is the browser that asks. */
  current: z.boolean(),
});
export type RememberedDevice = z.infer<typeof rememberedDeviceSchema>;
