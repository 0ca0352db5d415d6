import * as z from 'zod/mini';

/** A remembered browser as its owner sees it. Times are ISO instants. */
export const rememberedDeviceSchema = z.object({
  id: z.string(),
  /** The browser and operating system, as detected when the browser was remembered. */
  label: z.string(),
  rememberedAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
  expiresAt: z.string(),
  /** True for the browser that sends the request. */
  current: z.boolean(),
});
export type RememberedDevice = z.infer<typeof rememberedDeviceSchema>;
