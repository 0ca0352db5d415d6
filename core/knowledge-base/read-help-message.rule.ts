import { helpMessageSchema, type HelpMessage } from './help-message.schema.ts';

/** Returns the message if it comes from the origin of the help site and matches its schema; otherwise null (SECURITY.md T10, V3.5.5). */
export const readHelpMessage = (
  site: string,
  message: { readonly origin: string; readonly data: unknown },
): HelpMessage | null => {
  if (message.origin !== site) return null;
  const read = helpMessageSchema.safeParse(message.data);
  return read.success ? read.data : null;
};
