import { helpMessageSchema, type HelpMessage } from './help-message.schema.ts';

/** Returns a message if the message comes from the help site's origin and matches the schema; otherwise null (SECURITY.md T10, V3.5.5). */
export const readHelpMessage = (
  site: string,
  message: { readonly origin: string; readonly data: unknown },
): HelpMessage | null => {
  if (message.origin !== site) return null;
  const read = helpMessageSchema.safeParse(message.data);
  return read.success ? read.data : null;
};
